import type { LineKey } from "./lines.ts";

/** Sentences in French. Forms of people: {x} l’épouse, {x:un} une épouse, {x:de} de l’épouse, {x:a} à l’épouse. */
export const lines = {
  "share-of-each": "{noun:each} {share}",
  each: "Cela fait {each} pour {heirs!chacun|chacune}.",
  "each-listed": "Soit : {shares}.",
  "rest.one": "Ce qui reste, {total}, revient {heirs:a}.",
  "rest.equal": "{heirs} se partagent ce qui reste, {total}, à parts égales : {each} pour {heirs!chacun|chacune}.",
  "rest.children": "{heirs} se partagent ce qui reste, {total}. Un fils compte double : {shares}.",
  "rest.twice": "{heirs} se partagent ce qui reste, {total}. Un homme compte double : {shares}.",
  "rest.listed": "{heirs} se partagent ce qui reste, {total} : {shares}.",
  "part.one": "{heirs} reçoit {total}.",
  "part.equal": "{heirs} se partagent {total} à parts égales : {each} pour {heirs!chacun|chacune}.",
  "part.children": "{heirs} se partagent {total}. Un fils compte double : {shares}.",
  "part.twice": "{heirs} se partagent {total}. Un homme compte double : {shares}.",
  "part.listed": "{heirs} se partagent {total} : {shares}.",

  "spouse.less": "Il y a {because:un} ; {heirs} {heirs?reçoit|se partagent} donc {total}, et non {instead}.",
  "spouse.full": "Aucun enfant n’hérite ici ; {heirs} {heirs?reçoit|se partagent} donc {total}.",
  "spouse-radd":
    "Il ne reste pas d’autre héritier ; {heirs} {heirs?reçoit|se partagent} donc aussi le reste : {total}.",
  "daughters.one": "Une fille seule, sans frère, reçoit {total}.",
  "daughters.many": "{heirs:un} sans frère se partagent {total}.",
  "sons-daughters.own":
    "Aucun fils ni aucune fille n’hérite ici ; {heirs} {heirs?reçoit|se partagent} donc la part d’une fille : {total}.",
  "sons-daughters.sixth":
    "{because} {because?a|ont} la moitié. {heirs} {heirs?reçoit|se partagent} {total}, ce qui complète les deux tiers.",
  "father.sixth": "Il y a {because:un} ; le père reçoit donc {total}.",
  "grandfather.sixth": "Le grand-père tient la place du père. Il y a {because:un} ; il reçoit donc {total}.",
  "parent.sixth": "Il y a {because:un} ; {heirs} reçoit donc {total}.",
  "mother.children": "Il y a {because:un} ; la mère reçoit donc {total}, et non {instead}.",
  "mother.siblings":
    "Il reste {because:un}. Avec deux frères ou sœurs ou plus, même s’ils n’héritent de rien, la mère reçoit {total}, et non {instead}.",
  "mother.third": "Aucun enfant n’hérite ici, et il n’y a pas deux frères ou sœurs ; la mère reçoit donc {total}.",
  "mother.third-jafari": "Aucun enfant n’hérite ici ; la mère reçoit donc {total}.",
  "mother.umariyya":
    "La mère est appelée avec {partner} et {father}. Elle reçoit {part} de ce qui reste après la part {partner:de} : {total} du tout.",
  "mother.reduced":
    "Le père est en vie, et il y a assez de frères ou de sœurs de son côté ; la mère reçoit donc {total}, et non {instead}.",
  grandmothers: "La mère n’hérite pas ici ; {heirs} {heirs?reçoit|se partagent} donc {total}.",
  "sisters.full": "{heirs:un} sans frère à {heirs?ses|leurs} côtés {heirs?reçoit|se partagent} {total}.",
  "sisters.paternal": "{heirs:un} sans frère à {heirs?ses|leurs} côtés {heirs?reçoit|se partagent} {total}.",
  "sisters.sixth":
    "{because} {because?a|ont} la moitié. {heirs} {heirs?reçoit|se partagent} {total}, ce qui complète les deux tiers.",
  "uterine.one": "{heirs:un} reçoit {total}.",
  "uterine.many": "{heirs} se partagent {total} à parts égales, hommes et femmes.",
  mushtaraka:
    "Il ne resterait rien pour {full}. {full?Il a|Ils ont} la même mère que {uterine} ; tous se partagent donc {total} à parts égales, hommes et femmes.",
  "mushtaraka.name": "C’est le cas appelé al-Mushtaraka.",
  "sister-with-daughter": "À côté {because:de}, {heirs} {heirs?prend|prennent} ce qui reste : {total}.",
  awl: "Si l’on coupe la succession en {base} parts, les droits en demandent {risen} : plus qu’il n’y en a. On la coupe donc en {risen} et chacun garde son nombre de parts. Les parts sont alors : {shares}. Cela s’appelle le 'awl.",
  "awl.share":
    "Les droits dépassent ce qu’il y a, et tous diminuent dans la même proportion : celui-ci devient {share} ('awl).",
  "radd.one":
    "Il reste {total} et aucun autre parent ne le prend ; cela revient donc {heirs:a}. Cela s’appelle le radd.",
  "radd.many":
    "Il reste {total} et aucun autre parent ne le prend. Cela revient à ceux qui ont déjà une part, dans la même proportion : {shares} de plus. Cela s’appelle le radd.",
  "radd.share": "Ce qui reste revient à ceux qui ont une part : ici {share} de plus (radd).",
  "radd.spouse":
    "De ce qui reste, rien ne revient {partner:a} : le conjoint n’y participe pas tant qu’un parent par le sang a une part.",
  treasury: "Il n’y a pas d’héritier pour {total}. Cela va au trésor public (bayt al-mal).",
  "treasury.all": "Il n’y a pas d’héritier ; tout va donc au trésor public (bayt al-mal).",
  "treasury.state.all": "Il n’y a pas de parent ; tout va donc à l’État.",
  "treasury.state": "Il n’y a pas de parent pour {total}. Cela va à l’État.",
  "zayd.grandfather":
    "À côté {because:de}, le grand-père prend ce qui lui donne le plus : la part d’un frère, un tiers de ce qui reste, ou un sixième du tout. Ici c’est {total}.",
  akdariyya:
    "Dans cette seule famille, on compte d’abord {half} pour {sister}. Puis le grand-père et {sister} réunissent leurs parts, {total}, et les partagent à deux contre un : {shares}. C’est le cas appelé al-Akdariyya.",
  malikiyya:
    "Dans l’école malikite, dans cette famille, les frères ne prennent rien à côté du grand-père. Il reçoit ce qui reste : {total}. C’est le cas appelé al-Malikiyya.",
  "art22.grandfather":
    "À côté {because:de}, le grand-père partage comme un frère, ou prend ce que laissent les sœurs, mais jamais moins d’un sixième : {total}.",
  kindred:
    "{heirs} {heirs?hérite|héritent} au titre d’une parenté plus éloignée, car aucun héritier plus proche ne prend le reste.",
  "daughters-return":
    "Il reste {total}. En Tunisie cela revient aux filles avant les frères et les oncles : {shares} de plus.",

  "out.first": "{heirs} {heirs?n’hérite|n’héritent} pas ici, car {by} {by?passe|passent} avant.",
  "out.sister-as-brother":
    "{heirs} {heirs?n’hérite|n’héritent} pas ici. À côté d’une fille, {by} {by?compte|comptent} comme un frère, et un frère passe avant.",
  "out.grandfather":
    "{heirs} {heirs?n’hérite|n’héritent} pas ici : dans cette école le grand-père tient la place du père, et un père passe avant les frères et sœurs.",
  "out.nothing-left":
    "{heirs} {heirs?prendrait|prendraient} ce que laissent les autres, mais {by} ne {by?laisse|laissent} rien.",
  "out.malikiyya":
    "{heirs} ne {heirs?prend|prennent} rien dans cette famille : dans l’école malikite le grand-père a le reste.",
  "out.quota": "{heirs} ne {heirs?reçoit|reçoivent} rien, car {by} {by?a|ont} déjà les deux tiers.",
  "out.nearer-kindred": "{heirs} {heirs?n’hérite|n’héritent} pas ici, car il y a des parents plus proches : {by}.",
  "out.kindred-tanzil": "La personne qui relie {heirs} à la famille n’aurait eu aucune part ici.",
  "out.daughters-return": "{heirs} {heirs?n’hérite|n’héritent} pas ici : en Tunisie le reste revient d’abord {by:a}.",
  "out.class":
    "{heirs} {heirs?n’hérite|n’héritent} pas ici, car {by} {by?appartient|appartiennent} à une classe plus proche.",
  "out.degree": "{heirs} {heirs?n’hérite|n’héritent} pas ici, car {by} {by?est|sont} plus proche{by?|s} d’un degré.",
  "out.full-first":
    "{heirs} {heirs?n’hérite|n’héritent} pas ici, car {by} {by?est parent|sont parents} par le père et la mère.",
  "out.widow":
    "La veuve n’est pas héritière dans cette loi. Ce que lui promet son contrat de mariage (ketouba) lui est payé d’abord.",
  "out.mothers-side": "Cette loi n’appelle pas {heirs} : seule la famille du père hérite.",
  "out.parent-alive": "{parent} est en vie et hérite ; {heirs} {heirs?n’hérite|n’héritent} donc pas.",
  "out.called-first": "La loi appelle d’abord {by} ; il ne reste donc rien pour {heirs}.",
  "out.not-of-blood":
    "Cette loi ne donne de part qu’aux parents par le sang et au conjoint ; {heirs} {heirs?n’en reçoit|n’en reçoivent} donc pas. Un testament peut donner quelque chose.",
  "out.barred.killed":
    "Selon cette loi, qui a causé la mort n’hérite pas ; {heirs} ne {heirs?reçoit|reçoivent} donc pas de part.",
  "out.barred.religion": "Selon cette loi, la différence de religion empêche {heirs} d’hériter.",
  "out.barred.divorced": "Le divorce a mis fin au droit {heirs:de} d’hériter.",
  "out.barred": "Un fait indiqué empêche {heirs} d’hériter selon cette loi.",
  "out.partner": "La loi ne donne rien {heirs:a}, et sans testament il n’y a donc rien : le couple n’était pas marié.",
  "partner.claim-household":
    "La personne qui a vécu en couple avec le défunt, sous le même toit, pendant les deux dernières années peut demander au tribunal une part de la succession. Le délai est de 6 mois à partir du jour où le tribunal autorise à régler la succession (grant).",
  "partner.claim-cohabitant":
    "Sans testament, la personne qui a vécu en couple avec le défunt peut demander au tribunal une part de la succession, mais pas plus que ce que recevrait un conjoint. Le délai était de 6 mois à partir du décès. Une loi de 2024 le porte à 12 mois. Demandez à un avocat lequel s’applique.",
  "partner.claim-support":
    "La personne qui vivait en couple avec le défunt et dépendait de lui peut demander au tribunal une aide prise sur la succession. Nos sources ne donnent pas le délai : consultez vite un avocat.",
  "partner.home-one-year": "Le partenaire d’un PACS peut habiter gratuitement le logement commun pendant un an.",
  "partner.home-some-years":
    "La personne qui a vécu en couple avec le défunt peut rester dans le logement de deux à cinq ans.",
  "out.unworthy":
    "Selon cette loi, qui a tué volontairement la personne décédée n’hérite pas ; {heirs} ne {heirs?reçoit|reçoivent} donc rien.",
  "out.unworthy.issue":
    "Selon cette loi, les enfants de celui qui a tué la personne décédée ne viennent pas à sa place ; {heirs} ne {heirs?reçoit|reçoivent} donc rien.",

  return:
    "Ce qui dépasse revient en proportion à ceux des parents et des filles qui y ont part. {heirs} {heirs?reçoit|reçoivent} {total} de plus.",
  "return.children":
    "C’est une part fixe et une partie de ce qui dépasse, qui revient en proportion à ceux des parents et des filles qui y ont part.",
  deficit: "Les parts fixes dépassent ce qu’il y a. Ce qui manque est retiré aux filles seules.",
  "side.mother": "Les parents du côté de la mère partagent à égalité, hommes et femmes.",
  "place.dead": "{heirs} {heirs?prend|prennent} la place de {parent}, qui est mort{who!|e} avant.",
  "place.barred": "{heirs} {heirs?prend|prennent} la place de {parent}, qui n’hérite pas.",
  "place.pooled":
    "Les parts de ceux qui sont morts avant sont réunies et partagées à égalité entre leurs enfants : ici {heirs}.",
  "halacha.husband": "Le mari hérite de sa femme avant tous les autres ; il reçoit donc {total}.",
  firstborn: "{person} est le premier-né du père et compte double : {share}.",

  "legacy.sum": "D’abord {heirs} reçoit une somme fixe de {money}. Ici cela fait {legacy} de la succession.",
  "legacy.part": "De ce qui reste, {heirs} reçoit {part}. En tout cela fait {total}.",
  "legacy.all": "{heirs} reçoit les premiers {money}. La succession ne vaut pas plus ; {heirs} reçoit donc tout.",
  "legacy.least": "{heirs} reçoit autant qu’un enfant, mais au moins {money} : ici {total}.",
  "legacy.least-each": "Chaque épouse reçoit autant qu’un enfant, mais au moins {money} : ici {each}.",
  "legacy.all-each":
    "Chaque épouse recevrait au moins {money}. La succession ne suffit pas à davantage ; elles la partagent donc toute : {each} chacune.",
  "civil.alone": "La loi n’appelle ici personne à côté {heirs:de} ; {heirs} {heirs?reçoit|se partagent} donc {total}.",
  "civil.children": "Il y a {because:un} ; {heirs} {heirs?reçoit|se partagent} donc {total}.",
  "civil.children-only": "Les enfants passent d’abord, et aucun conjoint ne partage avec eux.",
  "civil.regime":
    "Dont {extra} en plus, parce que le couple vivait sous le régime ordinaire (participation aux acquêts).",
  "civil.beside": "À côté {others:de}, {heirs} {heirs?reçoit|se partagent} {total}.",
  "civil.childless": "Aucun enfant n’hérite ici. À côté {others:de}, {heirs} {heirs?reçoit|se partagent} {total}.",
  "scotland.house": "D’abord {heirs} a droit au logement, jusqu’à une limite : {share} de la succession.",
  "scotland.furniture": "Puis aux meubles meublants, jusqu’à une limite : {share}.",
  "scotland.cash": "Puis à une somme d’argent : {share}.",
  "scotland.relict": "Des biens mobiliers qui restent, {heirs} a une part de droit : {share}.",
  "scotland.spouse": "En tout {heirs} reçoit {total}.",
  use: "{heirs} peut utiliser {use} toute sa vie et garder ce que cela rapporte. La propriété revient {others:a}. Cela s’appelle l’usufruit.",

  "overlay.bequest":
    "{parent} est mort{who!|e} avant, et aurait eu {wanted}. {heirs} le {heirs?reçoit|reçoivent} avant que les héritiers partagent.",
  "overlay.bequest.cut":
    "{parent} est mort{who!|e} avant, et aurait eu {wanted}. {heirs} le {heirs?reçoit|reçoivent} avant que les héritiers partagent, mais tous ces petits-enfants ensemble ont au plus {cap}.",
  "overlay.imagined": "{parent} est mort{who!|e} avant, et on compte d’abord comme {who!s’il|si elle} vivait.",
  "overlay.place":
    "{parent} est mort{who!|e} avant, et aurait eu {wanted}. {heirs} {heirs?prend|prennent} cette place.",
  "overlay.left": "Il reste {left}, que les héritiers partagent dans la même proportion : {shares}.",
  "overlay.share": "La part des petits-enfants passe d’abord et laisse {left} ; cette part devient donc {share}.",
  closing: "Ainsi {person} reçoit {share}.",
  "closing.sum": "Ainsi {person} reçoit {terms} = {share}.",
  "closing.use": "Ainsi {person} a l’usage de {use} toute sa vie.",
  "same.half": "Une part, là où {as} en a deux.",
  "told-with": "Voir {as}. Ici c’est {share}.",
  "same.male": "La même chose que {as}.",
  "same.female": "La même chose que {as}.",
} as const satisfies Record<LineKey, string>;
