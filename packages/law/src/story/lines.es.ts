import type { LineKey } from "./lines.ts";

/** Sentences in Spanish. Forms of people: {x} la esposa, {x:un} una esposa, {x:de} de la esposa, {x:a} a la esposa. */
export const lines = {
  "share-of-each": "{noun:each} {share}",
  each: "Es decir, {each} para {heirs!cada uno|cada una}.",
  "each-listed": "Es decir: {shares}.",
  "rest.one": "Lo que queda, {total}, es para {heirs}.",
  "rest.equal": "{heirs} se reparten lo que queda, {total}, por igual: {each} para {heirs!cada uno|cada una}.",
  "rest.children": "{heirs} se reparten lo que queda, {total}. Un hijo varón cuenta el doble: {shares}.",
  "rest.twice": "{heirs} se reparten lo que queda, {total}. Un hombre cuenta el doble: {shares}.",
  "rest.listed": "{heirs} se reparten lo que queda, {total}: {shares}.",
  "part.one": "{heirs} recibe {total}.",
  "part.equal": "{heirs} se reparten {total} por igual: {each} para {heirs!cada uno|cada una}.",
  "part.children": "{heirs} se reparten {total}. Un hijo varón cuenta el doble: {shares}.",
  "part.twice": "{heirs} se reparten {total}. Un hombre cuenta el doble: {shares}.",
  "part.listed": "{heirs} se reparten {total}: {shares}.",

  "spouse.less": "Hay {because:un}; por eso {heirs} {heirs?recibe|se reparten} {total}, no {instead}.",
  "spouse.full": "Aquí no heredan hijos; por eso {heirs} {heirs?recibe|se reparten} {total}.",
  "spouse-radd": "No queda otro heredero; por eso {heirs} {heirs?recibe|se reparten} también el resto: {total}.",
  "daughters.one": "Una sola hija sin hermano recibe {total}.",
  "daughters.many": "{heirs:un} sin hermano se reparten {total}.",
  "sons-daughters.own":
    "Aquí no hereda ningún hijo ni hija; por eso {heirs} {heirs?recibe|se reparten} la parte de una hija: {total}.",
  "sons-daughters.sixth":
    "{because} {because?tiene|tienen} la mitad. {heirs} {heirs?recibe|se reparten} {total}, y así se completan los dos tercios.",
  "father.sixth": "Hay {because:un}; por eso el padre recibe {total}.",
  "grandfather.sixth": "El abuelo ocupa el lugar del padre. Hay {because:un}; por eso recibe {total}.",
  "parent.sixth": "Hay {because:un}; por eso {heirs} recibe {total}.",
  "mother.children": "Hay {because:un}; por eso la madre recibe {total}, no {instead}.",
  "mother.siblings":
    "Quedan {because:un}. Con dos o más hermanos o hermanas, aunque no hereden nada, la madre recibe {total}, no {instead}.",
  "mother.third": "Aquí no heredan hijos ni hay dos hermanos o hermanas; por eso la madre recibe {total}.",
  "mother.third-jafari": "Aquí no heredan hijos; por eso la madre recibe {total}.",
  "mother.umariyya":
    "La madre concurre con {partner} y {father}. Recibe {part} de lo que queda tras la parte {partner:de}: {total} del total.",
  "mother.reduced":
    "El padre vive, y hay suficientes hermanos o hermanas por su lado; por eso la madre recibe {total}, no {instead}.",
  grandmothers: "Aquí no hereda la madre; por eso {heirs} {heirs?recibe|se reparten} {total}.",
  "sisters.full": "{heirs:un} sin hermano a su lado {heirs?recibe|se reparten} {total}.",
  "sisters.paternal": "{heirs:un} sin hermano a su lado {heirs?recibe|se reparten} {total}.",
  "sisters.sixth":
    "{because} {because?tiene|tienen} la mitad. {heirs} {heirs?recibe|se reparten} {total}, y así se completan los dos tercios.",
  "uterine.one": "{heirs:un} recibe {total}.",
  "uterine.many": "{heirs} se reparten {total} por igual, hombres y mujeres.",
  mushtaraka:
    "No quedaría nada para {full}. {full?Tiene|Tienen} la misma madre que {uterine}; por eso todos se reparten {total} por igual, hombres y mujeres.",
  "mushtaraka.name": "Se llama al-Mushtaraka.",
  "sister-with-daughter": "Junto {because:a}, {heirs} {heirs?toma|toman} lo que queda: {total}.",
  awl: "Con la herencia en {base} partes, las cuotas suman {risen}: más de lo que hay. Por eso se divide en {risen} partes y cada uno conserva su número de partes. Las partes son entonces: {shares}. Se llama 'awl.",
  "awl.share":
    "Las cuotas suman más de lo que hay, y todas se reducen en la misma proporción: esta pasa a ser {share} ('awl).",
  "radd.one": "Queda {total} y ningún otro pariente lo toma; por eso vuelve {heirs:a}. Se llama radd.",
  "radd.many":
    "Queda {total} y ningún otro pariente lo toma. Vuelve a quienes ya tienen cuota, en la misma proporción: {shares} más. Se llama radd.",
  "radd.share": "Lo que sobra vuelve a quienes tienen cuota: aquí {share} más (radd).",
  "radd.spouse":
    "De lo que sobra, nada vuelve {partner:a}: el cónyuge no participa mientras un pariente de sangre tenga cuota.",
  treasury: "No queda heredero para {total}. Va al tesoro público (bayt al-mal).",
  "treasury.all": "No queda heredero; por eso todo va al tesoro público (bayt al-mal).",
  "treasury.state.all": "No queda pariente; por eso todo va al Estado.",
  "treasury.state": "No queda pariente para {total}. Va al Estado.",
  "zayd.grandfather":
    "Junto {because:a}, el abuelo toma lo que más le dé: la parte de un hermano, un tercio de lo que queda, o un sexto del total. Aquí es {total}.",
  akdariyya:
    "Solo en esta familia, primero se cuenta {half} para {sister}. Después el abuelo y {sister} juntan sus partes, {total}, y se las reparten dos a uno: {shares}. Se llama al-Akdariyya.",
  malikiyya:
    "En la escuela malikí, en esta familia, los hermanos no toman nada junto al abuelo. Él recibe lo que queda: {total}. Se llama al-Malikiyya.",
  "art22.grandfather":
    "Junto {because:a}, el abuelo comparte como un hermano, o toma lo que dejan las hermanas, pero nunca menos de un sexto: {total}.",
  kindred:
    "{heirs} {heirs?hereda|heredan} como {heirs?pariente más lejano|parientes más lejanos}, porque ningún heredero más próximo toma el resto.",
  "daughters-return": "Queda {total}. En Túnez vuelve a las hijas antes que a hermanos y tíos: {shares} más.",

  "out.first": "{heirs} no {heirs?hereda|heredan} aquí, porque {by} {by?va|van} antes.",
  "out.sister-as-brother":
    "{heirs} no {heirs?hereda|heredan} aquí. Junto a una hija, {by} {by?cuenta|cuentan} como un hermano, y un hermano va antes.",
  "out.grandfather":
    "{heirs} no {heirs?hereda|heredan} aquí: en esta escuela el abuelo ocupa el lugar del padre, y el padre va antes que los hermanos y hermanas.",
  "out.nothing-left": "{heirs} {heirs?tomaría|tomarían} lo que dejan los demás, pero {by} no {by?deja|dejan} nada.",
  "out.malikiyya": "{heirs} no {heirs?toma|toman} nada en esta familia: en la escuela malikí el abuelo tiene el resto.",
  "out.quota": "{heirs} no {heirs?recibe|reciben} nada, porque {by} ya {by?tiene|tienen} los dos tercios.",
  "out.nearer-kindred": "{heirs} no {heirs?hereda|heredan} aquí, porque hay parientes más próximos: {by}.",
  "out.kindred-tanzil": "La persona que une {heirs:a} con la familia no tendría aquí ninguna cuota.",
  "out.daughters-return": "{heirs} no {heirs?hereda|heredan} aquí: en Túnez el resto vuelve primero {by:a}.",
  "out.class": "{heirs} no {heirs?hereda|heredan} aquí, porque {by} {by?pertenece|pertenecen} a una clase más próxima.",
  "out.degree": "{heirs} no {heirs?hereda|heredan} aquí, porque {by} {by?está|están} un grado más cerca.",
  "out.full-first":
    "{heirs} no {heirs?hereda|heredan} aquí, porque {by} {by?es pariente|son parientes} por padre y madre.",
  "out.widow":
    "La viuda no es heredera en esta ley. Lo que le promete su contrato de matrimonio (ketubá) se le paga primero.",
  "out.mothers-side": "Esta ley no llama {heirs:a}: solo hereda la familia del padre.",
  "out.parent-alive": "{parent} vive y hereda; por eso {heirs} no {heirs?hereda|heredan}.",
  "out.called-first": "La ley llama primero {by:a}; por eso no queda nada para {heirs}.",
  "out.not-of-blood":
    "Esta ley solo da cuota a los parientes de sangre y al cónyuge; por eso {heirs} no {heirs?recibe|reciben} ninguna. Un testamento puede darles algo.",
  "out.barred.killed":
    "Según esta ley no hereda quien causó la muerte; por eso {heirs} no {heirs?recibe|reciben} cuota.",
  "out.barred.religion": "Según esta ley la diferencia de religión impide que {heirs} {heirs?herede|hereden}.",
  "out.barred.divorced": "El divorcio puso fin al derecho {heirs:de} a heredar.",
  "out.barred": "Algo de lo indicado impide que {heirs} {heirs?herede|hereden} según esta ley.",
  "out.partner":
    "Por ley {heirs} no {heirs?recibe|reciben} nada si no hay testamento, porque la pareja no estaba casada.",
  "partner.claim-household":
    "Quien vivió en pareja con la persona fallecida, en el mismo hogar, durante los dos últimos años puede pedir a un tribunal una parte de la herencia. El plazo es de 6 meses desde que el tribunal autoriza a administrar la herencia (grant).",
  "partner.claim-cohabitant":
    "Si no hay testamento, quien vivió en pareja con la persona fallecida puede pedir a un tribunal una parte de la herencia, pero no más de lo que recibiría un cónyuge. El plazo era de 6 meses desde la muerte. Una ley de 2024 lo amplía a 12 meses. Pregunte a un abogado cuál se aplica.",
  "partner.claim-support":
    "Quien dependía de la persona fallecida como pareja puede pedir a un tribunal una ayuda a cargo de la herencia. Nuestras fuentes no indican el plazo: pregunte pronto a un abogado.",
  "partner.home-one-year": "Quien tenía un PACS puede vivir gratis un año en la vivienda común.",
  "partner.home-some-years":
    "Quien vivió en pareja con la persona fallecida puede quedarse en la vivienda de dos a cinco años.",
  "out.unworthy":
    "Según esta ley, quien mató al causante a propósito no hereda; por eso {heirs} no {heirs?recibe|reciben} nada.",
  "out.unworthy.issue":
    "Según esta ley, los hijos de quien mató al causante no ocupan su lugar; por eso {heirs} no {heirs?recibe|reciben} nada.",

  return:
    "Lo que sobra vuelve en proporción a los padres e hijas que participan en ello. {heirs} {heirs?recibe|reciben} {total} más.",
  "return.children":
    "Es una cuota fija y una parte de lo que sobra, que vuelve en proporción a los padres e hijas que participan en ello.",
  deficit: "Las cuotas fijas suman más de lo que hay. Lo que falta se quita solo a las hijas.",
  "side.mother": "Los parientes por parte de madre se reparten por igual, hombres y mujeres.",
  "place.dead": "{heirs} {heirs?ocupa|ocupan} el lugar de {parent}, que murió antes.",
  "place.barred": "{heirs} {heirs?ocupa|ocupan} el lugar de {parent}, que no hereda.",
  "place.pooled":
    "Las partes de quienes murieron antes se juntan y se reparten por igual entre sus hijos: aquí {heirs}.",
  "halacha.husband": "El marido hereda de su esposa antes que nadie; por eso recibe {total}.",
  firstborn: "{person} es el primogénito del padre y cuenta el doble: {share}.",

  "legacy.sum": "Primero {heirs} recibe una suma fija de {money}. Aquí es {legacy} de la herencia.",
  "legacy.part": "De lo que queda, {heirs} recibe {part}. En total, {total}.",
  "legacy.all": "{heirs} recibe los primeros {money}. La herencia no es mayor; por eso {heirs} recibe todo.",
  "legacy.least": "{heirs} recibe tanto como un hijo, pero al menos {money}: aquí {total}.",
  "legacy.least-each": "Cada esposa recibe tanto como un hijo, pero al menos {money}: aquí {each}.",
  "legacy.all-each":
    "Cada esposa recibiría al menos {money}. La herencia no alcanza para más; por eso se la reparten toda: {each} cada una.",
  "civil.alone": "La ley no llama aquí a nadie junto {heirs:a}; por eso {heirs} {heirs?recibe|se reparten} {total}.",
  "civil.children": "Hay {because:un}; por eso {heirs} {heirs?recibe|se reparten} {total}.",
  "civil.children-only": "Los hijos van primero, y ningún cónyuge comparte con ellos.",
  "civil.regime":
    "De ello, {extra} se añade porque la pareja vivía en el régimen ordinario (participación en las ganancias).",
  "civil.beside": "Junto {others:a}, {heirs} {heirs?recibe|se reparten} {total}.",
  "civil.childless": "Aquí no heredan hijos. Junto {others:a}, {heirs} {heirs?recibe|se reparten} {total}.",
  "scotland.house": "Primero {heirs} tiene derecho a la vivienda, hasta un límite: {share} de la herencia.",
  "scotland.furniture": "Después a los muebles, hasta un límite: {share}.",
  "scotland.cash": "Después a una suma de dinero: {share}.",
  "scotland.relict": "De los bienes muebles que quedan, {heirs} tiene una parte por derecho legal: {share}.",
  "scotland.spouse": "En total {heirs} recibe {total}.",
  use: "{heirs} puede usar {use} de por vida y quedarse con lo que produzca. La propiedad es {others:de}. Se llama usufructo.",

  "overlay.bequest":
    "{parent} murió antes, y habría tenido {wanted}. {heirs} lo {heirs?recibe|reciben} antes de que repartan los herederos.",
  "overlay.bequest.cut":
    "{parent} murió antes, y habría tenido {wanted}. {heirs} lo {heirs?recibe|reciben} antes de que repartan los herederos, pero todos esos nietos juntos tienen como máximo {cap}.",
  "overlay.imagined": "{parent} murió antes, y primero se cuenta como si viviera.",
  "overlay.place": "{parent} murió antes, y habría tenido {wanted}. {heirs} {heirs?ocupa|ocupan} ese lugar.",
  "overlay.left": "Queda {left}, que los herederos se reparten en la misma proporción: {shares}.",
  "overlay.share": "La parte de los nietos va primero y deja {left}; por eso esta cuota pasa a ser {share}.",
  closing: "Así, {person} recibe {share}.",
  "closing.sum": "Así, {person} recibe {terms} = {share}.",
  "closing.use": "Así, {person} tiene el uso de {use} de por vida.",
  "same.half": "Una parte, donde {as} tiene dos.",
  "told-with": "Véase {as}. Aquí es {share}.",
  "same.male": "Lo mismo que {as}.",
  "same.female": "Lo mismo que {as}.",
} as const satisfies Record<LineKey, string>;
