import type { CheckSentences } from "./sentences.ts";
import { ways } from "./ways-on.es.ts";
import { words } from "./words.es.ts";

export const sentences: CheckSentences = {
  language: "es",
  headings: { error: "Hay que corregirlo", warning: "Revíselo, por favor", info: "Conviene saberlo" },
  findings: {
    "family.impossible": ["La familia no encaja", "Algo de {person} no puede ser así. Revise la familia, por favor."],
    "gift.odd": [
      "Un legado no tiene un valor válido",
      "Lo que recibiría {person} es nada, menos que nada o más que el todo.",
    ],
    "shares.sum": ["Las partes no suman el total", "Juntas suman {share}, no 1. La diferencia es {excessShare}."],
    "gift.more-than-estate": [
      "Da más de lo que hay",
      "Los legados suman {given}. La herencia es de {limit}. Sobra {excess}.",
    ],
    "asset.twice": [
      "La misma cosa se da dos veces",
      "Da {asset} a {people}. Solo puede tenerla una persona, o cada una una parte.",
    ],
    "gift.recipient-missing": [
      "Detrás de un nombre no hay nadie",
      "El testamento nombra a alguien que no está entre sus personas.",
    ],
    "gift.recipient-died": [
      "{person} ha fallecido",
      "Nadie sustituye a {person}, así que esta parte quedaría sin efecto.",
    ],
    "testator.under-age": [
      "No tiene aún la edad para hacer testamento aquí",
      "La ley pide {needed} años. Usted tiene {age}.",
    ],
    "testator.needs-leave": [
      "A su edad el testamento necesita algo más",
      "Desde los {needed} años puede hacerlo libremente. Con {age} necesita permiso de un tribunal u otro motivo que diga la ley.",
    ],
    "testator.half-power": [
      "A su edad no puede darlo todo",
      "Hasta los {needed} años solo puede dar la mitad de lo que puede un adulto: aquí {limit}.",
    ],
    "testator.age-unknown": [
      "No conocemos su edad",
      "Aquí se puede hacer testamento desde los {needed} años. No lo hemos comprobado.",
    ],
    "form.official-only": [
      "Aquí el testamento necesita una autoridad",
      "Usted eligió: {form}. Esta ley solo admite: {forms}.",
    ],
    "form.excluded": ["Esta forma no vale aquí", "Usted eligió: {form}. [La ley conoce: {forms}.]"],
    "form.not-listed": ["No conocemos esta forma aquí", "Usted eligió: {form}. [Formas revisadas: {forms}.]"],
    "form.emergency-only": [
      "Esta forma es solo para urgencias",
      "Usted eligió: {form}. Solo vale en peligro o cuando no se puede llegar a ninguna autoridad.",
    ],
    "form.small-things": [
      "Esta forma es solo para cosas pequeñas",
      "No sirve para una vivienda, dinero u otros legados grandes.",
    ],
    "form.no-official": ["Faltó la autoridad", "Esta forma solo vale si interviene la autoridad: {form}."],
    "form.lacks": ["Falta algo en el papel", "Falta: {need}. Sin eso el testamento puede no valer."],
    "form.not-chosen": ["No ha elegido cómo hacer el testamento", "Aquí se puede hacer así: {forms}."],
    "form.not-reviewed": [
      "La forma de firmar aún no está revisada",
      "No tenemos reglas revisadas sobre forma y testigos para esta ley.",
    ],
    "witness.too-few": ["Faltan testigos", "Necesarios: {needed}. Nombrados y aptos: {have}."],
    "witness.minor": ["{person} no tiene edad para ser testigo", "Un testigo debe tener al menos {needed} años."],
    "witness.will-void": [
      "{person} como testigo pone en riesgo todo el testamento",
      "{person} {bar}. Aquí eso puede anular el testamento.",
    ],
    "witness.gift-void": [
      "{person} es testigo y un legado caería",
      "{person} {bar}. El legado quedaría sin efecto. El testamento seguiría valiendo.",
    ],
    "witness.not-counted": [
      "{person} no cuenta como testigo",
      "{person} {bar}. Aquí esa persona no puede ser testigo.",
    ],
    "witness.unwise": [
      "Mejor que {person} no sea testigo",
      "{person} {bar}. No conocemos aquí una regla que quite el legado, pero invita a discutir.",
    ],
    "witness.to-find": ["Necesitará testigos", "Para esta forma hacen falta: {needed}."],
    "marriage.revoked": [
      "Su matrimonio anuló este testamento",
      "Se casó después de firmarlo. Aquí eso revoca el testamento.",
    ],
    "marriage.may-revoke": [
      "Su matrimonio puede haber anulado este testamento",
      "Se casó después de firmarlo. Aquí eso revoca el testamento, con excepciones.",
    ],
    "marriage.spouse-first": [
      "Se casó después de firmar",
      "Aquí su cónyuge toma primero la parte que le da la ley. El testamento vale para lo que queda.",
    ],
    "marriage.would-revoke": ["Un matrimonio anularía este testamento", "Si se casa, haga un testamento nuevo."],
    "divorce.ends-gift": [
      "Su divorcio cambió este testamento",
      "Lo que dejó a {person} ya no vale, como si no se nombrara a {person}.",
    ],
    "divorce.lapses": [
      "Su divorcio cambia este testamento por un tiempo",
      "Lo que dejó a {person} no vale si usted muere en los tres meses siguientes al divorcio.",
    ],
    "divorce.would-change": [
      "Un divorcio cambiaría este testamento",
      "Lo que deja a {person} y las tareas que le da ya no valdrían.",
    ],
    "child.revokes": [
      "Llegó un hijo después de este testamento",
      "{person} nació después de la firma. Aquí eso revoca el testamento.",
    ],
    "child.may-revoke": [
      "Llegó un hijo después de este testamento",
      "{person} nació después de la firma. En las condiciones que dice la ley, esto revoca el testamento.",
    ],
    "third.exceeded": [
      "Sus legados superan lo que la ley protege",
      "Se puede dar hasta {limit}. Los suyos suman {given}. El último tramo, {excess}, solo vale con el consentimiento de {consent} {when}.",
    ],
    "heir.gift-void": [
      "Un legado a quien hereda no vale aquí",
      "{person} ya hereda de usted. En esta escuela ese legado es nulo. Lo que los demás permitan es un regalo suyo.",
    ],
    "heir.gift-needs-consent": [
      "Un legado a quien hereda necesita a los demás",
      "{person} ya hereda de usted. Solo vale con el consentimiento de {consent} {when}.",
    ],
    "heir.gift-not-reviewed": [
      "Legado a quien hereda: aún no revisado",
      "{person} ya hereda de usted. Si ese legado vale en esta ley aún no está revisado.",
    ],
    "shares.not-as-law": [
      "La ley fija estas partes",
      "Escribió partes distintas de las que da la ley: {people}. Un testamento no puede cambiarlas, salvo que quienes pierden lo acepten {when}.",
    ],
    "grandchildren.obligatory": [
      "La ley da antes una parte a sus nietos",
      "Su padre o su madre murió antes que usted. Esa parte va a {people} antes que cualquier otro legado, como mucho {limit}.[ Aquí es {reserved}.]",
    ],
    "grandchildren.in-place": [
      "Sus nietos ocupan el lugar de su padre o madre",
      "Lo que habría recibido su padre o su madre va a {people}.",
    ],
    "grandchildren.not-confirmed": [
      "Nietos: pregunte a un tribunal",
      "Lo que esta ley da a {people}, cuyo padre o madre murió antes que usted, no está confirmado.",
    ],
    "adopted.obligatory": [
      "Un hijo adoptivo tiene una parte sin ser heredero",
      "{person} no hereda, pero la ley le da una parte de {limit} como mucho.",
    ],
    "reserve.cut": [
      "Un legado entra en la parte de su familia",
      "La ley guarda {reserved} para {consent}.[ Puede dar libremente {limit}; sus legados suman {given}.] Sobra {excess}.",
    ],
    "reserve.use-cut": [
      "Su cónyuge tiene un derecho de uso",
      "{person} puede usar de por vida {reservedShare} de la herencia. El testamento deja demasiado poco para eso.",
    ],
    "reserve.elective": [
      "Su cónyuge puede elegir una parte legal",
      "{person} puede tomar una parte por ley en lugar de lo que usted deja.[ Es {reserved}, es decir, {excess} más.] Crece con los años de matrimonio y cambia según el estado.",
    ],
    "reserve.dependants": [
      "{person} tiene una parte que ningún testamento quita",
      "Los hijos menores y los parientes que no pueden trabajar tienen la mitad de su parte legal: aquí {reserved}. Falta {excess}.",
    ],
    "reserve.necessary": [
      "Hay que dejar algo a {person}",
      "A quien hereda y no puede trabajar ni tiene ingresos hay que dejarle una parte necesaria. La ley no da un número.",
    ],
    "reserve.legal-rights": [
      "{person} puede pedir sus derechos legales",
      "Una parte de todo, salvo tierras y casas, es suya si la pide: {reserved}. Es {excess} más de lo que usted deja.",
    ],
    "reserve.gifts-too-large": [
      "Sus donaciones en vida superan lo que podía dar",
      "Ni toda la herencia cubre la parte de {consent}. Faltan {excess}, que pueden pedir a quienes recibieron las donaciones: {people}.",
    ],
    "reserve.gifts-counted": [
      "Se suman las donaciones hechas en vida",
      "Esta ley suma {given} que usted donó en vida. La parte de la familia cercana se mide sobre {limit}. Lo que ya recibió cuenta para ella.",
    ],
    "reserve.gifts-undated": [
      "¿Cuándo se donó esto?",
      "Que cuente lo que donó en vida a {people} depende del día. Sin él no lo hemos contado.",
    ],
    "reserve.gifts-not-entered": [
      "Las donaciones en vida también cuentan",
      "Esta ley suma lo que usted donó en vida al medir la parte de la familia cercana. No conocemos donaciones: con ellas la parte puede ser mayor.",
    ],
    "reserve.gifts-may-count": [
      "Las donaciones en vida pueden cambiar esto",
      "Según esta ley, las donaciones en vida pueden cambiar la parte de la familia cercana.[ No hemos contado lo que recibieron: {people}.] Consulte a un abogado o notario.",
    ],
    "claims.family": [
      "La familia cercana puede ir al juez",
      "No deja nada a {people}. Aquí se puede pedir al juez ayuda o una parte.",
    ],
    "halacha.will-alone": [
      "Un testamento solo no cambia herederos en la Halajá",
      "Lo que da a {people} debe tener efecto en vida, o unirse a una deuda que los herederos puedan redimir.",
    ],
    "halacha.firstborn-cut": [
      "La doble parte del primogénito queda recortada",
      "{person} tiene {share} según la Halajá. Sus partes dan menos.",
    ],
    "halacha.firstborn": [
      "El primogénito tiene una parte doble",
      "{person} tiene {share} de lo que el padre poseía al morir.",
    ],
    "religion.bars-heir": [
      "{person} no hereda según esta ley",
      "El motivo es una religión distinta.[ Puede dar algo a {person} dentro de {limit}.]",
    ],
    "religion.not-looked-at": [
      "No hemos mirado la religión",
      "Esta ley tiene reglas sobre herederos de otra religión. Usted no nos ha pedido registrarla, así que no la miramos.",
    ],
    "executor.minor": ["{person} no tiene edad para ser albacea", "Nombre a una persona adulta, por favor."],
    "guardian.minor": ["{person} no tiene edad para la tutela", "Nombre a una persona adulta para {other}, por favor."],
    "executor.missing": [
      "Nadie se encarga de cumplir el testamento",
      "El albacea paga las deudas, reúne lo suyo y lo reparte.",
    ],
    "executor.died": ["Su albacea ya no está", "{person} ha fallecido o no está entre sus personas."],
    "minor.no-guardian": ["{person} es menor y no tiene tutor", "Alguien debería cuidar lo que reciba {person}."],
    "guardian.died": [
      "Quien tenía la tutela ya no está",
      "{person}, para {other}, ha fallecido o no está entre sus personas.",
    ],
    "minor.guarded": ["{person} es menor de edad", "Usted nombró a {people} para cuidar de {person}."],
    "gift.no-substitute": [
      "Un legado no tiene sustituto",
      "En caso de fallecimiento previo de {people}, el legado vuelve a la herencia.",
    ],
    "residue.unassigned": [
      "La ley reparte el resto",
      "No nombra a nadie para lo que queda: {limit}.[ Por ley va a {people}.]",
    ],
    "law.choice-missing": [
      "Puede aplicarse otra ley",
      "Vive en {otherCountry}, así que se aplica su ley, salvo que el testamento diga que elige la ley de {country}.",
    ],
    "law.choice-not-possible": [
      "No puede elegir esta ley",
      "Vive en {otherCountry}, así que se aplica su ley. Solo se puede elegir la ley de una nacionalidad propia, y {country} no lo es.",
    ],
    "law.choice-differs": [
      "El testamento elige otra ley que la que sigue",
      "Eligió la ley de {otherCountry}, pero este testamento se planea según la ley de {country}.",
    ],
    "law.own-choice": [
      "No se comprueba ninguna ley",
      "Eligió hacer su propio testamento. En muchos países la familia cercana tiene una parte que ningún testamento puede quitar.",
    ],
    "law.choice-made": [
      "Eligió la ley de {country}",
      "Sin esta elección se aplicaría la ley de {otherCountry}, donde vive.",
    ],
    "law.choice-possible": [
      "Podría elegir otra ley",
      "Se aplica la ley de {country}, donde vive. Puede elegir en su lugar la ley de {countries}.",
    ],
    "law.other-ties": [
      "Hay varios países",
      "Tiene vínculos con {countries}. Cada uno tiene su regla sobre qué ley se aplica.",
    ],
    "form.hague": [
      "Basta la forma de un país",
      "El testamento vale en su forma si vale donde se firma o en uno de estos países: {countries}.",
    ],
    "estate.unknown": ["No pudimos mirar los límites", "Falta el valor de la herencia o de un legado."],
    "law.needs-fact": ["Necesitamos un dato más", "Falta: {fact}. Sin él no se puede calcular esta ley."],
    "law.not-computed": [
      "Esta familia necesita un abogado o un tribunal",
      "La ley deja este caso abierto, así que no lo calculamos.",
    ],
    "law.not-confirmed": ["No todo en esta ley está confirmado", "Haga revisar por un tribunal lo que calculamos."],
    "law.no-engine": ["Aún no hay cálculo para esta ley", "{reason} No comprobamos partes ni límites."],
  },
  ...ways,
  words,
};
