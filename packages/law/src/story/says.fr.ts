import type { Saying } from "../succession/rules.ts";
import { unworthySays } from "./unworthy-says.ts";

/** Ce que dit chaque règle, en mots simples. */
export const says = {
  "civil.one-spouse": "Cette loi connaît un seul conjoint, et ne dit pas comment plusieurs partageraient.",
  "civil.open": "Les sources sur lesquelles nous nous appuyons ne tranchent pas cette famille selon cette loi.",
  "civil.farther-kin": "Il ne reste que des parents plus éloignés, et nos sources ne les couvrent pas pour cette loi.",
  "civil.nearer":
    "Les parents plus proches sont appelés d’abord. Tant que l’un d’eux hérite, les plus éloignés n’héritent pas.",
  "fr.757": "À côté d’enfants, le conjoint a un quart. Les enfants se partagent le reste à parts égales.",
  "fr.757-choice":
    "Si tous les enfants sont communs, le conjoint peut choisir l’usage de tout, sa vie durant, au lieu d’un quart.",
  "fr.757-1": "Sans enfants, chaque parent en vie a un quart, et le conjoint le reste.",
  "fr.757-2": "Sans enfants ni parents, le conjoint a tout.",
  "fr.757-3":
    "Ce que la personne décédée avait reçu de ses père et mère ou grands-parents morts avant elle, et possédait encore, revient pour moitié aux frères et sœurs.",
  "fr.738": "Sans enfants ni conjoint, chaque parent en vie a un quart, et les frères et sœurs ont le reste.",
  "fr.736": "Sans enfants, conjoint, frères ni sœurs, les parents héritent.",
  "fr.737": "Sans enfants, conjoint ni parents, les frères et sœurs héritent.",
  "de.1931-children":
    "À côté d’enfants le conjoint a un quart, et un quart de plus si le couple vivait sous le régime allemand ordinaire (participation aux acquêts). En séparation de biens, un ou deux enfants et le conjoint partagent à égalité.",
  "de.1931-parents":
    "À côté des parents, frères et sœurs, le conjoint a la moitié, et un quart de plus sous le régime ordinaire (participation aux acquêts). La moitié du reste d’un parent mort va à ses enfants.",
  "de.1931-alone": "Sans enfants, parents, descendants de ceux-ci ni grands-parents, le conjoint a tout.",
  "de.1925": "Chaque parent a la moitié. La moitié d’un parent mort va à ses enfants ; à défaut, à l’autre côté.",
  "es.834": "Les enfants possèdent tout, à parts égales. Le conjoint a l’usage d’un tiers, sa vie durant.",
  "es.837": "Sans enfants, les parents possèdent tout. Le conjoint a l’usage de la moitié, sa vie durant.",
  "es.944": "Sans enfants ni ascendants, le conjoint a tout.",
  "es.935": "Sans enfants ni conjoint, les parents héritent à parts égales.",
  "es.946":
    "Sans enfants, ascendants ni conjoint, les frères et sœurs héritent, et les enfants de ceux qui sont morts.",
  "it.581":
    "À côté d’un enfant le conjoint a la moitié, à côté de plusieurs un tiers. Les enfants se partagent le reste à parts égales.",
  "it.582":
    "Sans enfants, le conjoint a deux tiers à côté des parents, frères ou sœurs. Les parents ont au moins un quart du tout. Un demi-frère ou une demi-sœur compte pour moitié.",
  "it.583": "Sans enfants, ascendants, frères ni sœurs, le conjoint a tout.",
  "it.571": "Parents, frères et sœurs partagent par tête, mais les parents ensemble ont au moins la moitié.",
  "it.568": "Sans enfants, conjoint, frères ni sœurs, les parents se partagent tout.",
  "it.570": "Les frères et sœurs se partagent tout. Un demi-frère ou une demi-sœur compte pour moitié.",
  "nl.4-10": "Le conjoint et les enfants partagent à égalité. Sans enfants le conjoint a tout.",
  "nl.4-11":
    "Sans conjoint ni enfants, parents, frères et sœurs partagent par tête, et chaque parent a au moins un quart.",
  "nl.4-13":
    "Le conjoint reçoit d’abord tous les biens et dettes. Les parts des enfants sont des créances d’argent payées plus tard, en principe au décès du conjoint.",
  "ch.462": "Le conjoint a la moitié à côté d’enfants, trois quarts à côté de la ligne des parents, et sinon tout.",
  "ch.458": "Sans enfants ni conjoint, chaque parent a la moitié. La moitié d’un parent mort va à ses enfants.",
  "ru.1142": "Enfants, conjoint et parents partagent à égalité. Les enfants d’un enfant mort prennent sa place.",
  "ru.1143": "Sans enfants, conjoint ni parents, frères, sœurs et grands-parents partagent à égalité.",
  "ru.1150": "La moitié de ce que le couple a gagné pendant le mariage appartient au conjoint et n’est pas héritée.",
  "tr.499":
    "Le conjoint a un quart à côté d’enfants, la moitié à côté de la ligne des parents, trois quarts à côté des grands-parents, et sinon tout.",
  "tr.496": "Sans enfants ni conjoint, chaque parent a la moitié. La moitié d’un parent mort va à ses enfants.",
  "jp.900":
    "Le conjoint a la moitié à côté d’enfants, deux tiers à côté des parents ou grands-parents, trois quarts à côté des frères et sœurs, et sinon tout. Sans conjoint ceux-ci héritent dans le même ordre. Un demi-frère ou une demi-sœur compte pour moitié.",
  "cn.1127": "Conjoint, enfants et parents partagent à égalité. À défaut, frères, sœurs et grands-parents.",
  "cn.1130": "Les parts peuvent changer pour quelqu’un dans le besoin, ou qui a pris soin de la personne décédée.",
  "cn.1153": "La moitié de ce que le couple possédait ensemble appartient au conjoint et n’est pas héritée.",
  "kr.1009": "Le conjoint compte une fois et demie autant que chacun des autres.",
  "kr.1003": "Sans enfants, parents ni grands-parents, le conjoint a tout.",
  "kr.1000": "Sans enfants ni conjoint, les parents héritent, puis les grands-parents, puis les frères et sœurs.",
  "br.1829": "Le conjoint partage par tête avec les enfants, et a au moins un quart si tous sont communs.",
  "br.1829-regime":
    "Ce dont le conjoint hérite à côté d’enfants dépend du régime des biens ; sous le régime habituel seuls les biens propres de la personne décédée sont partagés ainsi.",
  "br.1837": "À côté des deux parents le conjoint a un tiers ; à côté d’un seul, ou de grands-parents, la moitié.",
  "br.1838": "Sans enfants ni ascendants, le conjoint a tout.",
  "br.1829-ascendants": "Sans enfants ni conjoint, les parents héritent.",
  "br.1839":
    "Sans enfants, ascendants ni conjoint, les frères et sœurs héritent, et les enfants de ceux qui sont morts.",
  "ar.2433": "Le conjoint a la même part qu’un enfant.",
  "ar.2433-own":
    "À côté d’enfants, le conjoint hérite seulement des biens propres de la personne décédée, et rien de sa moitié des biens communs.",
  "ar.2434": "Sans enfants, le conjoint a la moitié, et les parents ou grands-parents l’autre moitié.",
  "ar.2435": "Sans enfants ni ascendants, le conjoint a tout.",
  "ar.2431": "Sans enfants ni conjoint, les ascendants les plus proches se partagent tout à parts égales.",
  "ar.2438": "Sans enfants, ascendants ni conjoint, les collatéraux les plus proches héritent.",
  "mx.1624": "Le conjoint a la même part qu’un enfant.",
  "mx.1624-own-property": "Un conjoint qui a des biens à lui reçoit moins, ou rien, à côté d’enfants.",
  "mx.1626": "Sans enfants, le conjoint a la moitié, et les parents l’autre moitié.",
  "mx.1627": "À côté de frères et sœurs, le conjoint a deux tiers.",
  "mx.1629": "Sans enfants, ascendants, frères ni sœurs, le conjoint a tout.",
  "mx.1615": "Sans enfants ni conjoint, les parents se partagent tout à parts égales.",
  "id.852": "Le conjoint et les enfants partagent à égalité. Sans enfants le conjoint a tout.",
  "id.852a-second-marriage":
    "Le conjoint d’un second mariage a au plus un quart, et pas plus que la plus petite part d’un enfant.",
  "id.854":
    "À côté d’un frère ou d’une sœur chaque parent a un tiers, à côté de plusieurs un quart. Un seul parent a la moitié, un tiers ou un quart à côté d’un, de deux ou de plus.",
  "be.4-17":
    "À côté d’enfants, le conjoint a l’usage de tout, sa vie durant, et les enfants la propriété. Un conjoint sans parents proches a tout.",
  "be.parents": "Sans enfants ni conjoint, chaque parent en vie a un quart, et les frères et sœurs ont le reste.",
  "pt.2139": "Le conjoint et les enfants partagent par tête, et le conjoint a au moins un quart.",
  "pt.2142": "Sans enfants, le conjoint a deux tiers, et les parents ou grands-parents un tiers.",
  "pt.2144": "Sans enfants ni ascendants, le conjoint a tout.",
  "pt.2133": "Sans enfants ni conjoint, les ascendants héritent, puis les frères et sœurs.",
  "at.744":
    "Le conjoint a un tiers à côté d’enfants, deux tiers à côté des deux parents. La part d’un parent mort va au conjoint, qui sinon a tout.",
  "at.730": "Sans enfants ni conjoint, chaque parent a la moitié. La moitié d’un parent mort va à ses enfants.",
  "lu.767-1": "À côté d’enfants, le conjoint a une part d’enfant, au moins un quart.",
  "lu.767-1-choice": "À la place, le conjoint peut choisir l’usage du logement, sa vie durant.",
  "lu.767-2": "Sans enfants, le conjoint a tout.",
  "gr.1820": "Le conjoint a un quart à côté d’enfants, et la moitié à côté des parents, frères et sœurs.",
  "gr.1821": "Sans parents que la loi appelle à côté de lui, le conjoint a tout.",
  "gr.1814": "Sans enfants ni conjoint, parents, frères et sœurs partagent par tête.",
  "il.11":
    "Le conjoint a la moitié à côté d’enfants ou de parents, deux tiers à côté de frères et sœurs ou de grands-parents, et sinon tout.",
  "il.11-chattels": "Le conjoint reçoit aussi la voiture et les objets du ménage.",
  "il.11-dwelling":
    "Un conjoint marié depuis trois ans et qui vivait dans le logement commun reçoit d’abord la part de la personne décédée dans ce logement, et deux tiers du reste.",
  "ae.11":
    "Sans testament, le conjoint a la moitié, et les enfants, garçons et filles à égalité, l’autre moitié. Sans enfants, les parents ont l’autre moitié ; si un seul est en vie, elle est partagée entre lui et les frères et sœurs.",
  "ae.11-national-law":
    "Un héritier peut demander que la loi du pays de la personne décédée s’applique, s’il n’y a pas de testament.",
  "qc.666": "Le conjoint a un tiers à côté d’enfants, qui se partagent deux tiers à égalité.",
  "qc.672": "Sans enfants, le conjoint a deux tiers et les parents un tiers.",
  "qc.673": "Sans enfants ni parents, le conjoint a deux tiers et les frères et sœurs un tiers.",
  "qc.674": "Sans enfants ni conjoint, les parents ont la moitié et les frères et sœurs l’autre moitié.",
  "qc.patrimony": "Avant tout héritage, le patrimoine familial est partagé entre les conjoints.",
  "ie.67":
    "À côté d’enfants, le conjoint a deux tiers et les enfants un tiers. Sans enfants le conjoint a tout ; puis viennent les parents, puis les frères et sœurs.",
  "fr.913": "Un testament ne peut retirer la moitié à un enfant, deux tiers à deux, trois quarts à trois ou plus.",
  "fr.914-1": "Sans enfants, un testament ne peut retirer un quart au conjoint.",
  "de.2303":
    "Enfants, conjoint, et parents s’il n’y a pas d’enfants, peuvent réclamer en argent la moitié de ce dont ils hériteraient sans testament.",
  "es.808":
    "Deux tiers sont réservés aux enfants : un tiers à égalité, un tiers à ceux que le testament avantage. Le conjoint garde l’usage d’un tiers.",
  "es.809": "Sans enfants, la moitié est réservée aux parents, ou un tiers s’il y a un conjoint.",
  "es.838": "Sans enfants ni ascendants, le conjoint garde l’usage de deux tiers.",
  "it.537": "La moitié est réservée à un enfant, deux tiers à plusieurs.",
  "it.538": "Sans enfants ni conjoint, un tiers est réservé aux ascendants.",
  "it.540": "La moitié est réservée au conjoint, et le droit d’habiter le logement familial.",
  "it.542":
    "À côté d’un conjoint, un tiers est réservé à un enfant et un tiers au conjoint ; avec plusieurs enfants, la moitié pour eux et un quart pour le conjoint.",
  "it.544": "Sans enfants, la moitié est réservée au conjoint et un quart aux ascendants.",
  "nl.4-63": "Chaque enfant peut réclamer en argent la moitié de ce dont il hériterait sans testament.",
  "ch.471": "Aux enfants et au conjoint est réservée la moitié de ce dont ils hériteraient sans testament.",
  "tr.506":
    "Aux enfants est réservée la moitié de leur part, à chaque parent un quart de la sienne, au conjoint à côté d’eux toute la sienne, et sinon trois quarts.",
  "jp.1042":
    "La moitié de la succession est réservée au conjoint, aux enfants et aux parents, ou un tiers si seuls les parents héritent. Les frères et sœurs n’ont pas ce droit.",
  "kr.1112":
    "Aux enfants et au conjoint est réservée la moitié de leur part, aux parents et grands-parents un tiers. Les frères et sœurs n’ont pas ce droit.",
  "br.1846": "La moitié de la succession est réservée aux enfants, aux ascendants et au conjoint.",
  "ar.2445":
    "Deux tiers sont réservés aux enfants, et la moitié aux ascendants ou au conjoint s’il n’y a pas d’enfants.",
  "mx.1368":
    "Le testament est libre, mais il doit laisser des aliments à ceux que la personne décédée devait entretenir.",
  "id.913": "Une part est réservée aux enfants et aux ascendants ; le testament peut donner le reste.",
  "id.914": "La moitié est réservée à un enfant, deux tiers de leur part à deux, trois quarts à trois ou plus.",
  "id.916a":
    "À côté d’un conjoint, la réserve des enfants se compte sur leur propre part, et la loi ne fixe pas une seule part libre.",
  "pt.2158": "La moitié est réservée au conjoint qui est seul.",
  "pt.2159":
    "Deux tiers sont réservés au conjoint et aux enfants ; sans conjoint, la moitié à un enfant, deux tiers à plusieurs.",
  "pt.2161":
    "Deux tiers sont réservés au conjoint et aux ascendants ; sans conjoint, la moitié aux parents, un tiers à des ascendants plus éloignés.",
  "at.757": "Enfants et conjoint peuvent réclamer en argent la moitié de ce dont ils hériteraient sans testament.",
  "lu.913": "La moitié est réservée à un enfant, deux tiers à deux, trois quarts à trois ou plus.",
  "be.4-145":
    "La moitié est réservée aux enfants ensemble, quel que soit leur nombre, et au conjoint l’usage de la moitié, au moins du logement familial et de ses meubles.",
  "gr.1825":
    "Aux enfants, aux parents et au conjoint est réservée la moitié de ce dont ils hériteraient sans testament.",
  "cy.41":
    "Avec un conjoint ou des enfants, le testament peut donner librement un quart ; avec un conjoint ou un parent et sans enfants, la moitié.",
  "ae.11-will": "Un testament peut tout donner librement.",
  "druze.148": "Le testament est libre, aux héritiers et à d’autres, sans limite.",
  "ie.111": "Le conjoint peut réclamer la moitié, ou un tiers s’il y a des enfants, quoi que dise le testament.",
  "gb.46":
    "À côté d’enfants, le conjoint a une somme fixe et la moitié du reste, et les enfants l’autre moitié. Sans enfants le conjoint a tout. Sans conjoint la succession va aux enfants, puis aux parents, puis aux frères et sœurs, et ainsi de suite.",
  "gb.chattels": "Le conjoint reçoit aussi les objets personnels.",
  "gb.1975":
    "La famille et les personnes à charge peuvent demander plus à un tribunal, dans les six mois de l’autorisation d’administrer.",
  "us.2-102":
    "Le conjoint a tout, ou une somme fixe et une partie du reste, selon de qui sont les enfants et si un parent est en vie. À chaque génération ceux qui héritent partagent à égalité.",
  "us.states": "C’est une loi modèle. Les États diffèrent, et les sommes changent avec le temps.",
  "nz.77":
    "Le conjoint a une somme fixe et un tiers du reste à côté d’enfants, deux tiers à côté des parents, et sinon tout.",
  "nz.chattels": "Le conjoint reçoit aussi les objets personnels.",
  "nz.1955": "Les membres de la famille peuvent demander plus à un tribunal.",
  "za.1":
    "À côté d’enfants, le conjoint a autant qu’un enfant, au moins une somme fixe, et les enfants se partagent le reste. Sans enfants le conjoint a tout.",
  "za.spouses":
    "Plusieurs épouses héritent ensemble. Chacune a autant qu’un enfant, la succession étant divisée par le nombre d’enfants et d’épouses, mais au moins une somme fixe. Si la succession n’y suffit pas, les épouses la partagent à parts égales. Sans descendants, elles partagent tout.",
  "sct.prior":
    "Le conjoint a d’abord des droits sur le logement, les meubles et une somme d’argent, chacun jusqu’à une limite.",
  "sct.free":
    "Après les premiers droits du conjoint et les droits légaux du conjoint et des enfants, le reste va aux enfants ; à défaut au conjoint, puis aux parents, frères et sœurs.",
  "sct.legal-rights":
    "Des biens mobiliers, conjoint et enfants ont chacun un tiers de droit, ou la moitié si un seul d’entre eux est là.",
  "halacha.husband": "Le mari hérite de sa femme avant tous les autres.",
  "halacha.firstborn": "Le premier-né du père compte double parmi les fils.",
  "halacha.order":
    "Les fils et leurs descendants héritent ; à défaut les filles et les leurs ; puis le père, et en remontant dans sa famille.",
  "halacha.nearer": "La ligne la plus proche de la famille du père exclut la suivante.",
  "halacha.widow":
    "La veuve n’est pas héritière. Ce que lui promet son contrat de mariage (ketouba), son entretien et son logement passent d’abord.",
  "halacha.mothers-side": "La mère et sa famille n’héritent pas dans cette loi.",
  "in.hsa8":
    "Enfants, veuve et mère partagent à égalité ; plusieurs veuves comptent pour une. À défaut le père hérite.",
  "in.hsa8-open": "Les héritiers après la classe la plus proche et le père ne sont pas couverts ici.",
  "in.hsa15": "Fils, filles et mari partagent à égalité.",
  "in.hsa15-open": "Sans mari ni enfants, cela dépend de l’origine des biens.",
  "in.isa33":
    "Le conjoint a un tiers à côté de descendants, la moitié à côté d’autres parents, et sinon tout. Le reste va aux descendants ; à défaut au père ; à défaut à la mère, aux frères et sœurs.",
  "in.parsi51": "Le conjoint et chaque enfant ont la même part, chaque parent la moitié de celle-ci.",
  "in.nearer": "La classe la plus proche exclut la suivante.",
  "sunni.husband": "Un mari reçoit la moitié, ou un quart s’il y a des enfants.",
  "sunni.wives": "L’épouse, ou les épouses ensemble, reçoivent un quart, ou un huitième s’il y a des enfants.",
  "sunni.daughters": "Sans fils, une fille reçoit la moitié, et plusieurs se partagent deux tiers.",
  "sunni.sons-daughters":
    "La fille d’un fils tient la place d’une fille s’il n’y en a pas, et complète les deux tiers à côté d’une seule.",
  "sunni.father-sixth": "S’il y a des enfants, le père reçoit un sixième.",
  "sunni.grandfather-sixth": "Le père du père tient la place du père qui est mort.",
  "sunni.mother-sixth": "La mère reçoit un sixième s’il y a des enfants, ou deux frères ou sœurs ou plus.",
  "sunni.mother-third": "La mère reçoit un tiers s’il n’y a ni enfants ni deux frères ou sœurs.",
  "sunni.umariyya": "À côté du conjoint et du père, la mère reçoit un tiers de ce que laisse le conjoint.",
  "sunni.grandmothers": "Si la mère est morte, les grands-mères se partagent un sixième.",
  "sunni.full-sisters": "Une sœur des mêmes parents reçoit la moitié, et plusieurs se partagent deux tiers.",
  "sunni.paternal-sisters":
    "La sœur du côté du père tient la place d’une sœur germaine, et complète les deux tiers à côté d’une seule.",
  "sunni.uterine":
    "Un frère ou une sœur du côté de la mère reçoit un sixième ; plusieurs se partagent un tiers, hommes et femmes à égalité.",
  "sunni.mushtaraka":
    "S’il ne devait rien rester aux frères germains, ils partagent le tiers de ceux du côté de la mère.",
  "sunni.residue":
    "Ce que laissent les parts fixes va à la ligne masculine la plus proche ; un homme compte double à côté de sa sœur.",
  "sunni.sister-with-daughter": "À côté d’une fille, une sœur prend ce qui reste, comme le ferait un frère.",
  "sunni.awl": "Si les parts dépassent le tout, toutes diminuent dans la même proportion ('awl).",
  "sunni.radd":
    "S’il reste quelque chose que personne ne prend, cela revient à ceux qui ont une part, sauf au conjoint (radd).",
  "sunni.spouse-radd": "S’il ne reste pas d’autre héritier, le reste va au conjoint.",
  "sunni.treasury": "Ce dont personne n’hérite va au trésor public.",
  "sunni.grandfather-excludes":
    "Dans cette école, le père du père passe avant les frères et sœurs, comme le ferait le père.",
  "sunni.grandfather-zayd":
    "Le père du père partage avec les frères et sœurs et prend le meilleur de trois : la part d’un frère, un tiers de ce qui reste, ou un sixième du tout.",
  "sunni.akdariyya":
    "À côté du mari, de la mère et d’une sœur, le grand-père et la sœur réunissent leurs parts et les partagent à deux contre un.",
  "sunni.malikiyya": "Dans l’école malikite, les frères n’ont rien à côté du grand-père dans cette famille.",
  "sunni.grandfather-art22":
    "En Égypte le grand-père partage avec les frères comme l’un d’eux, derrière les sœurs qui gardent leur part, et n’a jamais moins d’un sixième.",
  "sunni.art22-open":
    "La loi égyptienne ne dit pas clairement comment partagent un grand-père, des sœurs germaines et des frères du côté du père. Demandez à un tribunal.",
  "sunni.kindred-nearness":
    "Les parents plus éloignés héritent par proximité s’il ne reste pas d’héritier plus proche.",
  "sunni.kindred-tanzil": "Les parents plus éloignés tiennent la place de la personne qui les relie à la famille.",
  "sunni.kindred-open":
    "Il ne reste que des parents éloignés de plusieurs branches. Les savants partagent ici de façons différentes ; demandez à un savant ou à un tribunal.",
  "sunni.excluded": "L’héritier plus proche exclut le plus éloigné.",
  "sunni.nothing-left": "Qui ne prend que le reste n’a rien si les parts ne laissent rien.",
  "sunni.quota-full": "Filles et filles d’un fils, ou sœurs, n’ont jamais ensemble plus de deux tiers.",
  "jafari.spouse": "Un mari reçoit la moitié, ou un quart s’il y a des enfants ; les épouses un quart, ou un huitième.",
  "jafari.class":
    "Parents et enfants passent d’abord, puis grands-parents, frères et sœurs, puis oncles et tantes. Une classe plus proche exclut la suivante.",
  "jafari.nearer": "Dans une classe, le parent plus proche exclut le plus éloigné.",
  "jafari.parents":
    "S’il y a des enfants, chaque parent reçoit un sixième. Sans enfants, la mère reçoit un tiers et le père le reste.",
  "jafari.mother-reduced":
    "Tant que le père vit, deux frères, un frère et deux sœurs, ou quatre sœurs de son côté réduisent la mère à un sixième.",
  "jafari.daughters": "Sans fils, une fille reçoit la moitié, et plusieurs deux tiers.",
  "jafari.children": "Les enfants se partagent ce que laissent parents et conjoint ; un fils compte double.",
  "jafari.return":
    "Ce qui dépasse revient aux parents et aux filles en proportion, pas au conjoint ni à la mère dont les frères réduisent la part.",
  "jafari.deficit": "Si les parts dépassent le tout, seules les filles ont moins.",
  "jafari.branch":
    "Les petits-enfants, et les enfants de frères et sœurs, prennent la part de la personne qui les relie à la famille.",
  "jafari.mothers-side":
    "Le côté de la mère a un tiers, ou un sixième pour un seul frère ou une seule sœur, partagé à égalité.",
  "jafari.fathers-side": "Le côté du père a le reste, et un homme compte double.",
  "jafari.full-before-paternal": "Les parents par le père et la mère excluent ceux par le père seul.",
  "jafari.uncles": "Oncles et tantes du côté de la mère ont un tiers, ceux du côté du père le reste.",
  "jafari.husband-alone": "Un mari qui est seul hérite de tout.",
  "jafari.wife-alone": "Une épouse qui est seule a un quart ; le reste va à l’État.",
  "jafari.paternal-sisters-open":
    "Les juristes ne sont pas d’accord sur ce qui dépasse à côté de sœurs du côté du père. Demandez à un savant ou à un tribunal.",
  "tunisia.143bis": "En Tunisie le reste revient aux filles avant les frères et les oncles.",
  "tunisia.143bis-open":
    "Il n’est pas tranché comment un conjoint, ou une sœur, partage à côté de filles selon la règle tunisienne. Demandez à un tribunal.",
  "tunisia.191":
    "En Tunisie les petits-enfants reçoivent ce qu’aurait eu leur père ou mère mort avant, ensemble au plus un tiers.",
  "court.check": "Tous les détails de cette loi ne sont pas confirmés. Faites vérifier le résultat par un tribunal.",
  "court.candidates-differ":
    "Cette loi n’est pas confirmée sur un point qui compte ici, et ses lectures possibles donnent des résultats différents. Demandez à un tribunal ou à un savant.",
  "court.issue-of-predeceased":
    "Il y a ici des petits-enfants dont le père ou la mère est mort avant. Ce que cette loi leur donne n’est pas confirmé ; demandez à un tribunal.",
  "islamic.not-of-blood": "Cette loi ne donne de part qu’aux parents par le sang et au conjoint.",
  "islamic.barred":
    "Qui a tué la personne décédée, a une autre religion ou est divorcé n’hérite pas, selon cette école.",
  "morocco.369":
    "Au Maroc les petits-enfants reçoivent ce qu’aurait eu leur père ou mère mort avant, ensemble au plus un tiers, avant que les héritiers partagent.",
  "egypt.obligatory-bequest":
    "En Égypte les petits-enfants reçoivent ce qu’aurait eu leur père ou mère mort avant, ensemble au plus un tiers, avant que les héritiers partagent.",
  "bequest.before-shares": "La part des petits-enfants passe avant les parts des héritiers.",
  "pakistan.mflo4": "Au Pakistan les petits-enfants prennent la part qu’aurait eue leur père ou mère mort avant.",
  "indonesia.khi185":
    "En Indonésie les petits-enfants peuvent prendre la place de leur père ou mère mort avant, sans avoir plus que ses égaux.",
  ...unworthySays({
    "as-if-dead":
      "Qui a tué volontairement la personne décédée n’hérite pas. C’est comme s’il était mort avant ; ses enfants peuvent donc venir à sa place.",
    closed: "Qui a tué volontairement la personne décédée n’hérite pas, et ses enfants ne viennent pas à sa place.",
    open: "Qui a tué volontairement la personne décédée n’hérite pas. Que ses enfants viennent à sa place n’est pas confirmé dans nos sources.",
    unknown:
      "Nos sources ne disent pas ce que fait cette loi lorsqu’un héritier a tué volontairement la personne décédée.",
  }),
  "us-la.1493":
    "Les enfants de 23 ans ou moins, ou qui ne pourront jamais subvenir à leurs besoins, gardent une part que le testament ne peut retirer : un quart pour un, la moitié pour deux ou plus.",
  "mx.1630":
    "Les frères et sœurs partagent également, et celui de mêmes père et mère reçoit le double d’un demi-frère ou d’une demi-sœur. Les enfants d’un frère mort prennent sa place.",
  "law.shares": "Voici comment la loi de ce lieu partage une succession sans testament.",
  "law.open":
    "Nos sources ne confirment pas comment cette loi partage la succession d’une famille comme celle-ci. Nous ne montrons donc pas de parts. Demandez à un avocat ou à un tribunal.",
  "law.chattels": "Les meubles de la maison et les effets personnels reviennent en plus au conjoint.",
  "law.home": "Le logement suit ses propres règles : le conjoint peut avoir le droit d’y vivre ou de le garder.",
  "law.claims": "Les proches à qui il reste trop peu peuvent demander davantage à un tribunal.",
  "law.equalisation": "Le conjoint peut choisir, à la place de cette part, l’égalisation des biens du couple.",
  "law.marital-portion":
    "Un conjoint bien plus pauvre que la personne décédée peut réclamer une partie de la succession.",
  "law.two-laws":
    "La loi 77 de 1943 s’applique à tous en Égypte, mais la loi 25 de 1944 permet aux héritiers d’une personne non musulmane de convenir que sa propre loi s’applique. Les tribunaux ne sont pas d’accord : certains appliquent les règles de l’Église (Le Caire 2016, Helwan 2019), d’autres la loi 77 de 1943. En décembre 2024, cinq Églises ont signé un projet de loi à parts égales. Nous n’avons pas confirmé qu’il soit devenu loi.",
  "eg.heirs-agree":
    "Tous les héritiers sont d’accord. La loi 25 de 1944 leur permet de choisir la loi de l’Église, et un tribunal de Helwan l’a appliquée en 2019 parce que les héritiers en avaient convenu.",
  "eg.heirs-not-agreed":
    "Tous les héritiers ne sont pas d’accord, ou on ne le sait pas encore. Il n’est pas établi qu’un tribunal ait besoin de leur accord pour appliquer les règles de l’Église.",
  "eg.several-churches":
    "Les héritiers n’appartiennent pas tous à la même Église. Il n’est pas établi quelle loi s’applique alors.",
  "jo.christians":
    "En Jordanie, les parts islamiques s’appliquent à tous, chrétiens compris. En juin 2026, le gouvernement aurait approuvé des changements pour les communautés chrétiennes. Nous n’avons pas confirmé qu’ils soient devenus loi : consultez un avocat.",
  "couple.separation": "Chacun possédait ses propres biens. Seul ce qui appartenait à la personne décédée est partagé.",
  "couple.community-of-acquests":
    "La moitié de ce que le couple a gagné pendant le mariage appartient déjà au survivant, avec tous ses biens propres. Seul le reste est hérité. Cela résulte de ce que vous avez indiqué. Si leur premier foyer commun après le mariage était dans un autre pays, les règles de ce pays peuvent s’appliquer.",
  "couple.universal-community":
    "Tout appartenait aux deux : la moitié est donc déjà au survivant. Seule l’autre moitié est héritée. Cela résulte de ce que vous avez indiqué. Si leur premier foyer commun après le mariage était dans un autre pays, les règles de ce pays peuvent s’appliquer.",
  "couple.participation":
    "Chacun garde ses biens, et ce que les deux ont gagné pendant le mariage est partagé par moitié. Seul ce qui revient alors à la personne décédée est hérité. Cela résulte de ce que vous avez indiqué. Si leur premier foyer commun après le mariage était dans un autre pays, les règles de ce pays peuvent s’appliquer.",
  "couple.family-patrimony":
    "La moitié du patrimoine familial (les résidences de la famille, leurs meubles, ses véhicules et les droits de retraite du mariage) appartient déjà au survivant, quoi que dise un contrat. Sans contrat, la moitié de ce qui a été gagné d’autre pendant le mariage aussi. Seul le reste est hérité.",
  "couple.several":
    "La moitié de ce que chaque épouse a gagné avec le défunt lui appartient déjà. Nos sources ne disent pas comment séparer les gains de plusieurs mariages : nous montrons les parts sans montants.",
  "couple.election":
    "À la place de cette part, le survivant peut choisir la moitié de la différence entre ce que chacun avait des biens du couple. Le délai est de six mois, et un contrat entre les deux peut en décider autrement. Consultez un avocat avant de choisir.",
  "couple.open":
    "Ce qui appartient au survivant avant tout héritage dépend du contrat de mariage, ou de règles anciennes que nos sources ne couvrent pas. Nous ne montrons donc pas de parts. Consultez un notaire ou un avocat.",
  "partner.nothing": "Sans testament, le partenaire non marié ne reçoit rien.",
  "partner.as-spouse":
    "Le couple n’était pas marié, mais selon cette loi ce partenaire hérite comme un conjoint. Un tribunal peut demander la preuve de ce que vous avez indiqué sur le couple.",
  "partner.not-reviewed":
    "Nos sources ne disent pas ce que reçoit un partenaire non marié selon cette loi. Nous ne montrons donc pas de parts. Retirez le partenaire pour voir le partage entre les autres, et consultez un avocat.",
  "sct.separated": "Un conjoint séparé mais non divorcé hérite aussi.",
  "gb.forfeiture-relief":
    "Qui a tué la personne décédée peut demander à un tribunal d’hériter malgré tout, sauf après une condamnation pour meurtre.",
} as const satisfies Record<Saying, string>;
