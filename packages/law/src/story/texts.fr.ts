import { words } from "../kin-names/words.fr.ts";
import { lines } from "./lines.fr.ts";
import { says } from "./says.fr.ts";
import type { StoryTexts } from "./story-texts.ts";

const ask = "Demandez à un avocat, à un notaire ou à un tribunal.";
const noShares = `Nous ne montrons donc pas de parts. ${ask}`;
const grandchildren = "Il y a des petits-enfants dont le père ou la mère est mort avant.";
const notSettled = `Comment cela s’applique à cette famille n’est pas tranché. ${ask}`;

export const texts: StoryTexts = {
  language: "fr",
  words,
  lines,
  says,
  open: {
    "civil.one-spouse": `${says["civil.one-spouse"]} ${ask}`,
    "civil.open": `${says["civil.open"]} ${noShares}`,
    "civil.farther-kin": `${says["civil.farther-kin"]} ${noShares}`,
    "in.hsa8-open": `${says["in.hsa8-open"]} ${noShares}`,
    "in.hsa15-open": `${says["in.hsa15-open"]} ${ask}`,
    "jafari.class": `Il ne reste que des parents plus éloignés, et nos sources ne les couvrent pas. ${ask}`,
    "us.unworthy": `Les enfants de celui qui a tué la personne décédée prennent seuls cette part. Comment cela s’accorde avec les enfants d’autres personnes mortes avant n’est pas confirmé dans nos sources. ${ask}`,
    "egypt.obligatory-bequest": `${grandchildren} ${says["egypt.obligatory-bequest"]} ${notSettled}`,
    "morocco.369": `${grandchildren} ${says["morocco.369"]} ${notSettled}`,
    "tunisia.191": `${grandchildren} ${says["tunisia.191"]} ${notSettled}`,
    "pakistan.mflo4": `${grandchildren} ${says["pakistan.mflo4"]} Les tribunaux ne sont pas d’accord sur une famille comme celle-ci. ${ask}`,
    "indonesia.khi185": `${grandchildren} ${says["indonesia.khi185"]} ${notSettled}`,
  },
  needs: {
    "estate-value": "Cette loi commence par une somme d’argent fixe. Indiquez ce que vaut la succession.",
    "matrimonial-regime":
      "La part dépend de la façon dont le couple possédait ses biens. Choisissez le régime matrimonial.",
    "date-of-death":
      "Cette loi change avec le temps, et nos sources ne la confirment pas pour ce jour. Choisissez une autre date de décès.",
    "how-many-common": "Indiquez combien des enfants sont aussi ceux du conjoint.",
    "spouse-property":
      "La part dépend de ce que le conjoint possède déjà. Indiquez-le par rapport à la part d’un enfant.",
    "second-marriage": "Indiquez s’il y avait des enfants d’un mariage précédent au moment du mariage.",
    "forced-heirs": "Indiquez combien d’enfants ont 23 ans ou moins, ou ne pourront jamais subvenir à leurs besoins.",
    "property-kinds": "Cette loi partage différemment selon le genre de biens. Indiquez la valeur de chacun.",
    "partner-ties": "Ce que reçoit un partenaire non marié dépend du couple. Indiquez quels étaient leurs liens.",
    "same-church": "Indiquez si tous les héritiers appartiennent à l’Église de la personne décédée.",
    "heirs-agree": "Indiquez si tous les héritiers sont d’accord pour appliquer la loi de l’Église.",
    "marriage-contract": "Indiquez ce dont le couple est convenu pour ses biens.",
    "wedding-day": "Indiquez quand le couple s’est marié.",
    "couple-has": "Indiquez ce que possède le couple, ou que vous ne le savez pas.",
    election: "Indiquez ce que possède chacun des deux, ou que vous ne le savez pas.",
    "spouse-in-will": "La réponse dépend de ce que le testament laisse ou non au conjoint.",
    "common-children": "Indiquez si tous les enfants sont aussi ceux du conjoint.",
    "spouse-children": "Indiquez si le conjoint a aussi d’autres enfants.",
    "estate-parts":
      "Cette loi traite différemment le logement, les meubles et les autres biens. Indiquez ce que vaut chacun.",
  },
  whole: "tout",
  list: [", ", " et "],
};
