import type { Saying } from "../succession/rules.ts";
import { unworthySays } from "./unworthy-says.ts";

/** Lo que dice cada regla, con palabras sencillas. */
export const says = {
  "civil.one-spouse": "Esta ley conoce un solo cónyuge, y no dice cómo se repartirían varios.",
  "civil.open": "Las fuentes en que nos apoyamos no resuelven esta familia según esta ley.",
  "civil.farther-kin": "Solo quedan parientes más lejanos, y nuestras fuentes no los cubren para esta ley.",
  "civil.nearer": "Los parientes más próximos van primero. Mientras uno de ellos hereda, los más lejanos no.",
  "fr.757": "Junto a hijos, el cónyuge tiene un cuarto. Los hijos se reparten el resto por igual.",
  "fr.757-choice":
    "Si todos los hijos son comunes, el cónyuge puede elegir el uso de todo de por vida en lugar de un cuarto.",
  "fr.757-1": "Sin hijos, cada progenitor vivo tiene un cuarto y el cónyuge el resto.",
  "fr.757-2": "Sin hijos ni padres, el cónyuge tiene todo.",
  "fr.757-3":
    "Lo que la persona fallecida recibió de padres o abuelos ya muertos, y aún tenía, vuelve por mitad a los hermanos.",
  "fr.738": "Sin hijos ni cónyuge, cada progenitor vivo tiene un cuarto, y los hermanos el resto.",
  "fr.736": "Sin hijos, cónyuge ni hermanos, heredan los padres.",
  "fr.737": "Sin hijos, cónyuge ni padres, heredan los hermanos.",
  "de.1931-children":
    "Junto a hijos el cónyuge tiene un cuarto, y un cuarto más si la pareja vivía en el régimen alemán ordinario (participación en las ganancias). Con separación de bienes, uno o dos hijos y el cónyuge se reparten por igual.",
  "de.1931-parents":
    "Junto a padres y hermanos el cónyuge tiene la mitad, y un cuarto más en el régimen ordinario (participación en las ganancias). La mitad del resto de un progenitor muerto va a sus hijos.",
  "de.1931-alone": "Sin hijos, padres, descendientes de estos ni abuelos, el cónyuge tiene todo.",
  "de.1925":
    "Cada progenitor tiene la mitad. La mitad de un progenitor muerto va a sus hijos; si no los hay, al otro lado.",
  "es.834": "Los hijos son dueños de todo, por partes iguales. El cónyuge tiene el uso de un tercio de por vida.",
  "es.837": "Sin hijos, los padres son dueños de todo. El cónyuge tiene el uso de la mitad de por vida.",
  "es.944": "Sin hijos ni ascendientes, el cónyuge tiene todo.",
  "es.935": "Sin hijos ni cónyuge, los padres heredan por partes iguales.",
  "es.946": "Sin hijos, ascendientes ni cónyuge, heredan los hermanos y los hijos de los que murieron.",
  "it.581":
    "Junto a un hijo el cónyuge tiene la mitad, junto a varios un tercio. Los hijos se reparten el resto por igual.",
  "it.582":
    "Sin hijos, el cónyuge tiene dos tercios junto a padres o hermanos. Los padres tienen al menos un cuarto del total. Un medio hermano cuenta la mitad.",
  "it.583": "Sin hijos, ascendientes ni hermanos, el cónyuge tiene todo.",
  "it.571": "Padres y hermanos se reparten por cabezas, pero los padres juntos tienen al menos la mitad.",
  "it.568": "Sin hijos, cónyuge ni hermanos, los padres se reparten todo.",
  "it.570": "Los hermanos se reparten todo. Un medio hermano cuenta la mitad.",
  "nl.4-10": "El cónyuge y los hijos se reparten por igual. Sin hijos el cónyuge tiene todo.",
  "nl.4-11":
    "Sin cónyuge ni hijos, padres y hermanos se reparten por cabezas, y cada progenitor tiene al menos un cuarto.",
  "nl.4-13":
    "El cónyuge recibe primero todos los bienes y deudas. Las partes de los hijos son créditos en dinero que se pagan más tarde, por lo general cuando muere el cónyuge.",
  "ch.462": "El cónyuge tiene la mitad junto a hijos, tres cuartos junto a la línea de los padres, y si no todo.",
  "ch.458": "Sin hijos ni cónyuge, cada progenitor tiene la mitad. La mitad de un progenitor muerto va a sus hijos.",
  "ru.1142": "Hijos, cónyuge y padres se reparten por igual. Los hijos de un hijo muerto ocupan su lugar.",
  "ru.1143": "Sin hijos, cónyuge ni padres, hermanos y abuelos se reparten por igual.",
  "ru.1150": "La mitad de lo ganado en el matrimonio es propia del cónyuge y no se hereda.",
  "tr.499":
    "El cónyuge tiene un cuarto junto a hijos, la mitad junto a la línea de los padres, tres cuartos junto a abuelos, y si no todo.",
  "tr.496": "Sin hijos ni cónyuge, cada progenitor tiene la mitad. La mitad de un progenitor muerto va a sus hijos.",
  "jp.900":
    "El cónyuge tiene la mitad junto a hijos, dos tercios junto a padres o abuelos, tres cuartos junto a hermanos, y si no todo. Sin cónyuge heredan estos en el mismo orden. Un medio hermano cuenta la mitad.",
  "cn.1127": "Cónyuge, hijos y padres se reparten por igual. Si no los hay, hermanos y abuelos.",
  "cn.1130": "Las partes pueden cambiar para quien lo necesita o cuidó de la persona fallecida.",
  "cn.1153": "La mitad de lo que la pareja tenía en común es propia del cónyuge y no se hereda.",
  "kr.1009": "El cónyuge cuenta una vez y media lo que cada uno de los demás.",
  "kr.1003": "Sin hijos, padres ni abuelos, el cónyuge tiene todo.",
  "kr.1000": "Sin hijos ni cónyuge heredan los padres, luego los abuelos, luego los hermanos.",
  "br.1829": "El cónyuge se reparte por cabezas con los hijos, y tiene al menos un cuarto si todos son comunes.",
  "br.1829-regime":
    "Lo que el cónyuge hereda junto a hijos depende del régimen de bienes; en el habitual solo se reparten así los bienes propios de la persona fallecida.",
  "br.1837": "Junto a ambos padres el cónyuge tiene un tercio; junto a uno, o a abuelos, la mitad.",
  "br.1838": "Sin hijos ni ascendientes, el cónyuge tiene todo.",
  "br.1829-ascendants": "Sin hijos ni cónyuge, heredan los padres.",
  "br.1839": "Sin hijos, ascendientes ni cónyuge, heredan los hermanos y los hijos de los que murieron.",
  "ar.2433": "El cónyuge tiene la misma parte que un hijo.",
  "ar.2433-own":
    "Junto a hijos el cónyuge hereda solo de los bienes propios de la persona fallecida, y nada de su mitad de los gananciales.",
  "ar.2434": "Sin hijos, el cónyuge tiene la mitad, y los padres o abuelos la otra mitad.",
  "ar.2435": "Sin hijos ni ascendientes, el cónyuge tiene todo.",
  "ar.2431": "Sin hijos ni cónyuge, los ascendientes más próximos se reparten todo por igual.",
  "ar.2438": "Sin hijos, ascendientes ni cónyuge, heredan los colaterales más próximos.",
  "mx.1624": "El cónyuge tiene la misma parte que un hijo.",
  "mx.1624-own-property": "Un cónyuge con bienes propios recibe menos, o nada, junto a hijos.",
  "mx.1626": "Sin hijos, el cónyuge tiene la mitad y los padres la otra mitad.",
  "mx.1627": "Junto a hermanos, el cónyuge tiene dos tercios.",
  "mx.1629": "Sin hijos, ascendientes ni hermanos, el cónyuge tiene todo.",
  "mx.1615": "Sin hijos ni cónyuge, los padres se reparten todo por igual.",
  "id.852": "El cónyuge y los hijos se reparten por igual. Sin hijos el cónyuge tiene todo.",
  "id.852a-second-marriage":
    "El cónyuge de un segundo matrimonio tiene como máximo un cuarto, y no más que la menor parte de un hijo.",
  "id.854":
    "Junto a un hermano cada progenitor tiene un tercio, junto a más un cuarto. Un solo progenitor tiene la mitad, un tercio o un cuarto junto a uno, dos o más.",
  "be.4-17":
    "Junto a hijos el cónyuge tiene el uso de todo de por vida, y los hijos la propiedad. Un cónyuge sin parientes próximos tiene todo.",
  "be.parents": "Sin hijos ni cónyuge, cada progenitor vivo tiene un cuarto, y los hermanos el resto.",
  "pt.2139": "El cónyuge y los hijos se reparten por cabezas, y el cónyuge tiene al menos un cuarto.",
  "pt.2142": "Sin hijos, el cónyuge tiene dos tercios, y los padres o abuelos un tercio.",
  "pt.2144": "Sin hijos ni ascendientes, el cónyuge tiene todo.",
  "pt.2133": "Sin hijos ni cónyuge, heredan los ascendientes, luego los hermanos.",
  "at.744":
    "El cónyuge tiene un tercio junto a hijos, dos tercios junto a ambos padres. La parte de un progenitor muerto va al cónyuge, que si no tiene todo.",
  "at.730": "Sin hijos ni cónyuge, cada progenitor tiene la mitad. La mitad de un progenitor muerto va a sus hijos.",
  "lu.767-1": "Junto a hijos el cónyuge tiene la parte de un hijo, al menos un cuarto.",
  "lu.767-1-choice": "En su lugar el cónyuge puede elegir el uso de la vivienda de por vida.",
  "lu.767-2": "Sin hijos, el cónyuge tiene todo.",
  "gr.1820": "El cónyuge tiene un cuarto junto a hijos, y la mitad junto a padres y hermanos.",
  "gr.1821": "Sin parientes que la ley llame a su lado, el cónyuge tiene todo.",
  "gr.1814": "Sin hijos ni cónyuge, padres y hermanos se reparten por cabezas.",
  "il.11": "El cónyuge tiene la mitad junto a hijos o padres, dos tercios junto a hermanos o abuelos, y si no todo.",
  "il.11-chattels": "El cónyuge recibe además el coche y los enseres del hogar.",
  "il.11-dwelling":
    "Un cónyuge con tres años de matrimonio que vivía en la vivienda común recibe primero la parte de la persona fallecida en ella, y dos tercios del resto.",
  "ae.11":
    "Sin testamento, el cónyuge tiene la mitad, y los hijos, varones y mujeres por igual, la otra mitad. Sin hijos, los padres tienen la otra mitad; si solo vive uno, se reparte entre este y los hermanos.",
  "ae.11-national-law":
    "Un heredero puede pedir que se aplique la ley del país de la persona fallecida, si no hay testamento.",
  "qc.666": "El cónyuge tiene un tercio junto a hijos, que se reparten dos tercios por igual.",
  "qc.672": "Sin hijos, el cónyuge tiene dos tercios y los padres un tercio.",
  "qc.673": "Sin hijos ni padres, el cónyuge tiene dos tercios y los hermanos un tercio.",
  "qc.674": "Sin hijos ni cónyuge, los padres tienen la mitad y los hermanos la otra mitad.",
  "qc.patrimony": "Antes de heredar se divide el patrimonio familiar entre los cónyuges.",
  "ie.67":
    "Junto a hijos el cónyuge tiene dos tercios y los hijos un tercio. Sin hijos el cónyuge tiene todo; luego van los padres, luego los hermanos.",
  "fr.913": "Un testamento no puede quitar la mitad a un hijo, dos tercios a dos, tres cuartos a tres o más.",
  "fr.914-1": "Sin hijos, un testamento no puede quitar un cuarto al cónyuge.",
  "de.2303":
    "Hijos, cónyuge, y padres si no hay hijos, pueden reclamar en dinero la mitad de lo que heredarían sin testamento.",
  "es.808":
    "Dos tercios se reservan a los hijos: un tercio por igual y un tercio para quien mejore el testamento. El cónyuge conserva el uso de un tercio.",
  "es.809": "Sin hijos se reserva la mitad a los padres, o un tercio si hay cónyuge.",
  "es.838": "Sin hijos ni ascendientes, el cónyuge conserva el uso de dos tercios.",
  "it.537": "Se reserva la mitad a un hijo, dos tercios a varios.",
  "it.538": "Sin hijos ni cónyuge se reserva un tercio a los ascendientes.",
  "it.540": "Se reserva la mitad al cónyuge, y el derecho a vivir en la vivienda familiar.",
  "it.542":
    "Junto a un cónyuge se reserva un tercio a un hijo y un tercio al cónyuge; con varios hijos la mitad para ellos y un cuarto para el cónyuge.",
  "it.544": "Sin hijos se reserva la mitad al cónyuge y un cuarto a los ascendientes.",
  "nl.4-63": "Cada hijo puede reclamar en dinero la mitad de lo que heredaría sin testamento.",
  "ch.471": "A los hijos y al cónyuge se les reserva la mitad de lo que heredarían sin testamento.",
  "tr.506":
    "Se reserva a los hijos la mitad de su parte, a cada progenitor un cuarto de la suya, al cónyuge junto a ellos toda, y si no tres cuartos.",
  "jp.1042":
    "Se reserva la mitad de la herencia a cónyuge, hijos y padres, o un tercio si solo heredan los padres. Los hermanos no tienen esa reserva.",
  "kr.1112":
    "Se reserva a hijos y cónyuge la mitad de su parte, a padres y abuelos un tercio. Los hermanos no tienen esa reserva.",
  "br.1846": "Se reserva la mitad de la herencia a hijos, ascendientes y cónyuge.",
  "ar.2445": "Se reservan dos tercios a los hijos, y la mitad a ascendientes o cónyuge si no hay hijos.",
  "mx.1368": "El testamento es libre, pero debe dejar alimentos a quienes la persona fallecida debía mantener.",
  "id.913": "Se reserva una parte a hijos y ascendientes; el testamento puede dar el resto.",
  "id.914": "Se reserva la mitad a un hijo, dos tercios de su parte a dos, tres cuartos a tres o más.",
  "id.916a":
    "Junto a un cónyuge la reserva de los hijos se cuenta sobre su propia parte, y la ley no señala una única parte libre.",
  "pt.2158": "Se reserva la mitad al cónyuge que está solo.",
  "pt.2159": "Se reservan dos tercios a cónyuge e hijos; sin cónyuge la mitad a un hijo, dos tercios a varios.",
  "pt.2161":
    "Se reservan dos tercios a cónyuge y ascendientes; sin cónyuge la mitad a los padres, un tercio a ascendientes más lejanos.",
  "at.757": "Hijos y cónyuge pueden reclamar en dinero la mitad de lo que heredarían sin testamento.",
  "lu.913": "Se reserva la mitad a un hijo, dos tercios a dos, tres cuartos a tres o más.",
  "be.4-145":
    "Se reserva la mitad a los hijos juntos, sean los que sean, y al cónyuge el uso de la mitad, al menos de la vivienda familiar y sus muebles.",
  "gr.1825": "A hijos, padres y cónyuge se les reserva la mitad de lo que heredarían sin testamento.",
  "cy.41":
    "Con cónyuge o hijos el testamento puede dar libremente un cuarto; con cónyuge o un progenitor y sin hijos, la mitad.",
  "ae.11-will": "Un testamento puede dar todo libremente.",
  "druze.148": "El testamento es libre, a herederos y a otros, sin límite.",
  "ie.111": "El cónyuge puede reclamar la mitad, o un tercio si hay hijos, diga lo que diga el testamento.",
  "gb.46":
    "Junto a hijos el cónyuge tiene una suma fija y la mitad del resto, y los hijos la otra mitad. Sin hijos el cónyuge tiene todo. Sin cónyuge heredan los hijos, luego los padres, luego los hermanos, y así.",
  "gb.chattels": "El cónyuge recibe además los objetos personales.",
  "gb.1975":
    "La familia y las personas a su cargo pueden pedir más a un tribunal, dentro de los seis meses desde la concesión.",
  "us.2-102":
    "El cónyuge tiene todo, o una suma fija y una parte del resto, según de quién sean los hijos y si vive un progenitor. En cada generación quienes heredan se reparten por igual.",
  "us.states": "Es una ley modelo. Los estados varían, y las sumas cambian con el tiempo.",
  "nz.77":
    "El cónyuge tiene una suma fija y un tercio del resto junto a hijos, dos tercios junto a padres, y si no todo.",
  "nz.chattels": "El cónyuge recibe además los objetos personales.",
  "nz.1955": "Los familiares pueden pedir más a un tribunal.",
  "za.1":
    "Junto a hijos el cónyuge tiene tanto como un hijo, al menos una suma fija, y los hijos se reparten el resto. Sin hijos el cónyuge tiene todo.",
  "za.spouses":
    "Varias esposas heredan juntas. Cada una tiene tanto como un hijo, dividiendo la herencia entre el número de hijos y esposas, pero al menos una suma fija. Si la herencia no alcanza para eso, las esposas se la reparten por igual. Sin descendientes se reparten todo.",
  "sct.prior":
    "El cónyuge tiene primero derechos sobre la vivienda, los muebles y una suma de dinero, cada uno hasta un límite.",
  "sct.free":
    "Tras los primeros derechos del cónyuge y los derechos legales de cónyuge e hijos, el resto va a los hijos; sin ellos al cónyuge, luego a padres y hermanos.",
  "sct.legal-rights":
    "De los bienes muebles, cónyuge e hijos tienen un tercio cada uno por derecho legal, o la mitad si solo está uno de ellos.",
  "halacha.husband": "El marido hereda de su esposa antes que nadie.",
  "halacha.firstborn": "El primogénito del padre cuenta el doble entre los hijos varones.",
  "halacha.order":
    "Heredan los hijos varones y sus descendientes; si no los hay, las hijas y los suyos; luego el padre, y hacia arriba en su familia.",
  "halacha.nearer": "La línea más próxima de la familia del padre excluye a la siguiente.",
  "halacha.widow":
    "La viuda no es heredera. Lo que le promete su contrato de matrimonio (ketubá), su sustento y su vivienda van primero.",
  "halacha.mothers-side": "La madre y su familia no heredan en esta ley.",
  "in.hsa8": "Hijos, viuda y madre se reparten por igual; varias viudas cuentan como una. Sin ellos hereda el padre.",
  "in.hsa8-open": "Los herederos después de la clase más próxima y el padre no están cubiertos aquí.",
  "in.hsa15": "Hijos, hijas y marido se reparten por igual.",
  "in.hsa15-open": "Sin marido ni hijos depende de dónde vinieron los bienes.",
  "in.isa33":
    "El cónyuge tiene un tercio junto a descendientes, la mitad junto a otros parientes, y si no todo. El resto va a los descendientes; sin ellos al padre; sin él a la madre y los hermanos.",
  "in.parsi51": "El cónyuge y cada hijo tienen la misma parte, cada progenitor la mitad de ella.",
  "in.nearer": "La clase más próxima excluye a la siguiente.",
  "sunni.husband": "El marido recibe la mitad, o un cuarto si hay hijos.",
  "sunni.wives": "La esposa, o las esposas juntas, reciben un cuarto, o un octavo si hay hijos.",
  "sunni.daughters": "Sin hijo varón, una hija recibe la mitad, y varias se reparten dos tercios.",
  "sunni.sons-daughters":
    "La hija de un hijo ocupa el lugar de una hija donde no la hay, y completa los dos tercios junto a una.",
  "sunni.father-sixth": "Si hay hijos, el padre recibe un sexto.",
  "sunni.grandfather-sixth": "El padre del padre ocupa el lugar del padre que murió.",
  "sunni.mother-sixth": "La madre recibe un sexto si hay hijos, o dos o más hermanos o hermanas.",
  "sunni.mother-third": "La madre recibe un tercio si no hay hijos ni dos hermanos o hermanas.",
  "sunni.umariyya": "Junto al cónyuge y al padre, la madre recibe un tercio de lo que deja el cónyuge.",
  "sunni.grandmothers": "Donde murió la madre, las abuelas se reparten un sexto.",
  "sunni.full-sisters": "Una hermana de los mismos padres recibe la mitad, y varias se reparten dos tercios.",
  "sunni.paternal-sisters":
    "La hermana por parte de padre ocupa el lugar de una hermana plena, y completa los dos tercios junto a una.",
  "sunni.uterine":
    "Un hermano o hermana por parte de madre recibe un sexto; varios se reparten un tercio, hombres y mujeres por igual.",
  "sunni.mushtaraka":
    "Donde no quedaría nada para los hermanos plenos, comparten el tercio de los hermanos por parte de madre.",
  "sunni.residue":
    "Lo que dejan las cuotas fijas va a la línea masculina más próxima; un hombre cuenta el doble junto a su hermana.",
  "sunni.sister-with-daughter": "Junto a una hija, la hermana toma lo que queda, como lo haría un hermano.",
  "sunni.awl": "Donde las cuotas suman más que el total, todas se reducen por igual ('awl).",
  "sunni.radd": "Donde queda algo y nadie lo toma, vuelve a quienes tienen cuota, salvo al cónyuge (radd).",
  "sunni.spouse-radd": "Donde no queda otro heredero, el resto va al cónyuge.",
  "sunni.treasury": "Lo que nadie hereda va al tesoro público.",
  "sunni.grandfather-excludes": "En esta escuela el padre del padre va antes que los hermanos, como iría el padre.",
  "sunni.grandfather-zayd":
    "El padre del padre comparte con los hermanos y toma lo mejor de tres: la parte de un hermano, un tercio de lo que queda, o un sexto del total.",
  "sunni.akdariyya":
    "Junto a marido, madre y una hermana, el abuelo y la hermana juntan sus partes y se las reparten dos a uno.",
  "sunni.malikiyya": "En la escuela malikí los hermanos no tienen nada junto al abuelo en esta familia.",
  "sunni.grandfather-art22":
    "En Egipto el abuelo comparte con los hermanos como uno de ellos, detrás de las hermanas que conservan su cuota, y nunca tiene menos de un sexto.",
  "sunni.art22-open":
    "La ley egipcia no dice con claridad cómo se reparten un abuelo, hermanas plenas y hermanos por parte de padre. Consulte a un tribunal.",
  "sunni.kindred-nearness": "Los parientes más lejanos heredan por proximidad donde no queda heredero más próximo.",
  "sunni.kindred-tanzil": "Los parientes más lejanos ocupan el lugar de la persona que los une con la familia.",
  "sunni.kindred-open":
    "Solo quedan parientes lejanos de varias ramas. Los juristas reparten aquí de formas distintas; consulte a un jurista o a un tribunal.",
  "sunni.excluded": "El heredero más próximo excluye al más lejano.",
  "sunni.nothing-left": "Quien solo toma lo que queda no tiene nada donde las cuotas no dejan nada.",
  "sunni.quota-full": "Las hijas e hijas de un hijo, o las hermanas, nunca tienen juntas más de dos tercios.",
  "jafari.spouse": "El marido recibe la mitad, o un cuarto si hay hijos; las esposas un cuarto, o un octavo.",
  "jafari.class":
    "Van primero padres e hijos, luego abuelos y hermanos, luego tíos y tías. Una clase más próxima excluye a la siguiente.",
  "jafari.nearer": "Dentro de una clase el pariente más próximo excluye al más lejano.",
  "jafari.parents":
    "Si hay hijos cada progenitor recibe un sexto. Sin hijos la madre recibe un tercio y el padre el resto.",
  "jafari.mother-reduced":
    "Mientras vive el padre, dos hermanos, un hermano y dos hermanas, o cuatro hermanas por su lado reducen a la madre a un sexto.",
  "jafari.daughters": "Sin hijo varón, una hija recibe la mitad, y varias dos tercios.",
  "jafari.children": "Los hijos se reparten lo que dejan padres y cónyuge; un hijo varón cuenta el doble.",
  "jafari.return":
    "Lo que sobra vuelve a padres e hijas en proporción, no al cónyuge ni a la madre cuya cuota reducen los hermanos.",
  "jafari.deficit": "Donde las cuotas suman más que el total, solo las hijas tienen menos.",
  "jafari.branch": "Los nietos, y los hijos de hermanos, toman la parte de la persona que los une con la familia.",
  "jafari.mothers-side":
    "El lado de la madre tiene un tercio, o un sexto para un solo hermano o hermana, repartido por igual.",
  "jafari.fathers-side": "El lado del padre tiene el resto, y un hombre cuenta el doble.",
  "jafari.full-before-paternal": "Los parientes por padre y madre excluyen a los de padre solo.",
  "jafari.uncles": "Tíos y tías por parte de madre tienen un tercio, los de parte de padre el resto.",
  "jafari.husband-alone": "Un marido que está solo hereda todo.",
  "jafari.wife-alone": "Una esposa que está sola tiene un cuarto; el resto va al Estado.",
  "jafari.paternal-sisters-open":
    "Los juristas discrepan sobre a quién va lo que sobra junto a hermanas por parte de padre. Consulte a un jurista o a un tribunal.",
  "tunisia.143bis": "En Túnez el resto vuelve a las hijas antes que a hermanos y tíos.",
  "tunisia.143bis-open":
    "No está resuelto cómo se reparte con hijas un cónyuge, o una hermana, según la regla de Túnez. Consulte a un tribunal.",
  "tunisia.191":
    "En Túnez los nietos reciben lo que habría tenido su padre o madre que murió antes, juntos como máximo un tercio.",
  "court.check": "No todos los detalles de esta ley están confirmados. Haga revisar el resultado por un tribunal.",
  "court.candidates-differ":
    "Esta ley no está confirmada en un punto que aquí importa, y sus lecturas posibles dan resultados distintos. Consulte a un tribunal o a un jurista.",
  "court.issue-of-predeceased":
    "Aquí hay nietos cuyo padre o madre murió antes. Lo que esta ley les da no está confirmado; consulte a un tribunal.",
  "islamic.not-of-blood": "Esta ley da cuota solo a los parientes de sangre y al cónyuge.",
  "islamic.barred":
    "Quien mató a la persona fallecida, tiene otra religión o se divorció no hereda, según lo ve esta escuela.",
  "morocco.369":
    "En Marruecos los nietos reciben lo que habría tenido su padre o madre que murió antes, juntos como máximo un tercio, antes de que repartan los herederos.",
  "egypt.obligatory-bequest":
    "En Egipto los nietos reciben lo que habría tenido su padre o madre que murió antes, juntos como máximo un tercio, antes de que repartan los herederos.",
  "bequest.before-shares": "La parte de los nietos va antes que las cuotas de los herederos.",
  "pakistan.mflo4": "En Pakistán los nietos toman la cuota que habría tenido su padre o madre que murió antes.",
  "indonesia.khi185":
    "En Indonesia los nietos pueden ocupar el lugar de su padre o madre que murió antes, sin tener más que los iguales de este.",
  ...unworthySays({
    "as-if-dead":
      "Quien mató al causante a propósito no hereda. Es como si hubiera muerto antes; por eso sus hijos pueden ocupar su lugar.",
    closed: "Quien mató al causante a propósito no hereda, y sus hijos no ocupan su lugar.",
    open: "Quien mató al causante a propósito no hereda. Que sus hijos ocupen su lugar no está confirmado en nuestras fuentes.",
    unknown: "Nuestras fuentes no dicen qué hace esta ley cuando un heredero mató al causante a propósito.",
  }),
  "us-la.1493":
    "Los hijos de 23 años o menos, o que nunca podrán valerse por sí mismos, conservan una parte que el testamento no puede quitar: un cuarto si es uno, la mitad si son dos o más.",
  "mx.1630":
    "Los hermanos reparten por igual, y uno de padre y madre recibe el doble que un medio hermano. Los hijos de uno que murió ocupan su lugar.",
  "law.shares": "Así reparte la ley de este lugar una herencia cuando no hay testamento.",
  "law.open":
    "Nuestras fuentes no confirman cómo reparte esta ley la herencia de una familia como esta. Por eso no mostramos partes. Consulte a un abogado o a un tribunal.",
  "law.chattels": "Los enseres de la casa y los objetos personales van además al cónyuge, aparte de esta parte.",
  "law.home": "La vivienda sigue reglas propias: el cónyuge puede tener derecho a vivir en ella o a conservarla.",
  "law.claims": "Los familiares a quienes les queda demasiado poco pueden pedir más a un tribunal.",
  "law.equalisation": "El cónyuge puede elegir, en lugar de esta parte, que se igualen los bienes de la pareja.",
  "law.marital-portion": "Un cónyuge mucho más pobre que la persona fallecida puede reclamar una parte de la herencia.",
  "law.two-laws":
    "La Ley 77 de 1943 se aplica a todos en Egipto, pero la Ley 25 de 1944 permite que los herederos de una persona no musulmana acuerden aplicar la ley de esta. Los tribunales no coinciden: unos aplican las reglas de la Iglesia (El Cairo 2016, Helwan 2019), otros la Ley 77 de 1943. Cinco Iglesias firmaron en diciembre de 2024 un proyecto de ley con partes iguales. No hemos confirmado que sea ley.",
  "eg.heirs-agree":
    "Todos los herederos están de acuerdo. La Ley 25 de 1944 les permite elegir la ley de la Iglesia, y un tribunal de Helwan la aplicó en 2019 porque los herederos lo habían acordado.",
  "eg.heirs-not-agreed":
    "No todos los herederos están de acuerdo, o aún no se sabe. No está decidido si un tribunal necesita su acuerdo para aplicar las reglas de la Iglesia.",
  "eg.several-churches":
    "No todos los herederos pertenecen a la misma Iglesia. No está decidido qué ley se aplica entonces.",
  "jo.christians":
    "En Jordania las partes islámicas se aplican a todos, también a los cristianos. En junio de 2026 se informó de que el gobierno había aprobado cambios para las comunidades cristianas. No hemos confirmado que sean ley: pregunte a un abogado.",
  "couple.separation": "Cada uno era dueño de sus propios bienes. Solo se reparte lo que era de la persona fallecida.",
  "couple.community-of-acquests":
    "La mitad de lo que la pareja ganó en el matrimonio ya es de quien sobrevive, además de todo lo suyo propio. Solo se hereda el resto. Así resulta de lo que usted ha indicado. Si su primer hogar común tras la boda estuvo en otro país, pueden aplicarse las reglas de ese país.",
  "couple.universal-community":
    "Todo era de ambos, así que la mitad ya es de quien sobrevive. Solo se hereda la otra mitad. Así resulta de lo que usted ha indicado. Si su primer hogar común tras la boda estuvo en otro país, pueden aplicarse las reglas de ese país.",
  "couple.participation":
    "Cada uno conserva lo suyo, y lo que ambos ganaron en el matrimonio se reparte por mitades. Solo se hereda lo que entonces era de la persona fallecida. Así resulta de lo que usted ha indicado. Si su primer hogar común tras la boda estuvo en otro país, pueden aplicarse las reglas de ese país.",
  "couple.family-patrimony":
    "La mitad del patrimonio familiar (las viviendas de la familia, sus muebles, sus vehículos y los derechos de pensión del matrimonio) ya es de quien sobrevive, diga lo que diga un contrato. Sin contrato, también la mitad de lo demás que se ganó en el matrimonio. Solo se hereda el resto.",
  "couple.several":
    "La mitad de lo que cada esposa ganó junto con el fallecido ya es de ella. Nuestras fuentes no dicen cómo se separan las ganancias de varios matrimonios, así que mostramos las partes sin importes.",
  "couple.election":
    "En lugar de esta parte, quien sobrevive puede elegir la mitad de la diferencia entre lo que cada uno tenía de los bienes de la pareja. El plazo es de seis meses, y un contrato entre ambos puede decir otra cosa. Pregunte a un abogado antes de elegir.",
  "couple.open":
    "Lo que es de quien sobrevive antes de heredar depende de las capitulaciones, o de reglas antiguas que nuestras fuentes no recogen. Por eso no mostramos partes. Pregunte a un notario o a un abogado.",
  "partner.nothing": "Sin testamento, una pareja no casada no recibe nada.",
  "partner.as-spouse":
    "La pareja no estaba casada, pero según esta ley hereda como heredaría un cónyuge. Un tribunal puede pedir pruebas de lo que usted ha indicado sobre la pareja.",
  "partner.not-reviewed":
    "Nuestras fuentes no dicen qué recibe una pareja no casada según esta ley. Por eso no mostramos partes. Quite a la pareja para ver cómo reparte la ley entre los demás, y pregunte a un abogado.",
  "sct.separated": "El cónyuge separado pero no divorciado también hereda.",
  "gb.forfeiture-relief":
    "Quien mató al causante puede pedir a un tribunal que le deje heredar pese a ello, salvo si fue condenado por asesinato.",
} as const satisfies Record<Saying, string>;
