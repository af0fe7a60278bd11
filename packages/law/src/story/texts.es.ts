import { words } from "../kin-names/words.es.ts";
import { lines } from "./lines.es.ts";
import { says } from "./says.es.ts";
import type { StoryTexts } from "./story-texts.ts";

const ask = "Consulte a un abogado o a un tribunal.";
const noShares = `Por eso no mostramos cuotas. ${ask}`;
const grandchildren = "Hay nietos cuyo padre o madre murió antes.";
const notSettled = `Cómo se aplica a esta familia no está resuelto. ${ask}`;

export const texts: StoryTexts = {
  language: "es",
  words,
  lines,
  says,
  open: {
    "civil.one-spouse": `${says["civil.one-spouse"]} ${ask}`,
    "civil.open": `${says["civil.open"]} ${noShares}`,
    "civil.farther-kin": `${says["civil.farther-kin"]} ${noShares}`,
    "in.hsa8-open": `${says["in.hsa8-open"]} ${noShares}`,
    "in.hsa15-open": `${says["in.hsa15-open"]} ${ask}`,
    "jafari.class": `Solo quedan parientes más lejanos, y nuestras fuentes no los cubren. ${ask}`,
    "us.unworthy": `Los hijos de quien mató al causante toman ellos solos esa parte. Cómo encaja eso junto a los hijos de otros que murieron antes no está confirmado en nuestras fuentes. ${ask}`,
    "egypt.obligatory-bequest": `${grandchildren} ${says["egypt.obligatory-bequest"]} ${notSettled}`,
    "morocco.369": `${grandchildren} ${says["morocco.369"]} ${notSettled}`,
    "tunisia.191": `${grandchildren} ${says["tunisia.191"]} ${notSettled}`,
    "pakistan.mflo4": `${grandchildren} ${says["pakistan.mflo4"]} Los tribunales discrepan sobre una familia como esta. ${ask}`,
    "indonesia.khi185": `${grandchildren} ${says["indonesia.khi185"]} ${notSettled}`,
  },
  needs: {
    "estate-value": "Esta ley empieza con una suma fija de dinero. Indique cuánto vale la herencia.",
    "matrimonial-regime":
      "La cuota depende de cómo tenía sus bienes la pareja. Elija el régimen económico del matrimonio.",
    "date-of-death":
      "Esta ley cambia con el tiempo, y nuestras fuentes no la confirman para ese día. Elija otra fecha de fallecimiento.",
    "how-many-common": "Indique cuántos de los hijos son también hijos del cónyuge.",
    "spouse-property":
      "La parte depende de lo que ya tiene el cónyuge. Indique cómo se compara con la parte de un hijo.",
    "second-marriage": "Indique si había hijos de un matrimonio anterior cuando se casaron.",
    "forced-heirs": "Indique cuántos hijos tienen 23 años o menos, o nunca podrán valerse por sí mismos.",
    "property-kinds": "Esta ley reparte de manera distinta cada clase de bienes. Indique cuánto vale cada una.",
    "partner-ties": "Lo que recibe una pareja no casada depende de su relación. Indique qué relación tenían.",
    "same-church": "Indique si todos los herederos pertenecen a la Iglesia de la persona fallecida.",
    "heirs-agree": "Indique si todos los herederos están de acuerdo en aplicar la ley de la Iglesia.",
    "marriage-contract": "Indique qué acordó la pareja sobre sus bienes.",
    "wedding-day": "Indique cuándo se casó la pareja.",
    "couple-has": "Indique qué tiene la pareja, o que no lo sabe.",
    election: "Indique qué tiene cada uno de la pareja, o que no lo sabe.",
    "spouse-in-will": "La respuesta depende de si el testamento deja algo al cónyuge.",
    "common-children": "Indique si todos los hijos son también del cónyuge.",
    "spouse-children": "Indique si el cónyuge tiene además otros hijos.",
    "estate-parts":
      "Esta ley trata de forma distinta la vivienda, los muebles y los demás bienes. Indique cuánto vale cada cosa.",
  },
  whole: "todo",
  list: [", ", " y "],
};
