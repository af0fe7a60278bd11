import { words } from "../kin-names/words.en.ts";
import { lines } from "./lines.en.ts";
import { says } from "./says.en.ts";
import type { StoryTexts } from "./story-texts.ts";

const askCourt = "Please ask a lawyer or a court.";

export const texts: StoryTexts = {
  language: "en",
  words,
  lines,
  says,
  open: {
    "civil.one-spouse": `${says["civil.one-spouse"]} ${askCourt}`,
    "civil.open": `${says["civil.open"]} So we show no shares. ${askCourt}`,
    "civil.farther-kin": `${says["civil.farther-kin"]} So we show no shares. ${askCourt}`,
    "in.hsa8-open": `${says["in.hsa8-open"]} So we show no shares. ${askCourt}`,
    "in.hsa15-open": `${says["in.hsa15-open"]} ${askCourt}`,
    "jafari.class": `Only more distant relatives are left, and our sources do not cover them. ${askCourt}`,
    "us.unworthy": `The children of the person who killed the deceased take that share alone. How this fits with the children of others who died before is not confirmed in our sources. ${askCourt}`,
    "egypt.obligatory-bequest": `There are grandchildren whose parent died first. ${says["egypt.obligatory-bequest"]} How that applies to this family is not settled. ${askCourt}`,
    "morocco.369": `There are grandchildren whose parent died first. ${says["morocco.369"]} How that applies to this family is not settled. ${askCourt}`,
    "tunisia.191": `There are grandchildren whose parent died first. ${says["tunisia.191"]} How that applies to this family is not settled. ${askCourt}`,
    "pakistan.mflo4": `There are grandchildren whose parent died first. ${says["pakistan.mflo4"]} Courts disagree about a family like this one. ${askCourt}`,
    "indonesia.khi185": `There are grandchildren whose parent died first. ${says["indonesia.khi185"]} How that applies to this family is not settled. ${askCourt}`,
  },
  needs: {
    "estate-value": "This law starts with a fixed sum of money. Please say what the estate is worth.",
    "matrimonial-regime":
      "The share depends on how the couple owned property. Please choose the property regime of the marriage.",
    "date-of-death":
      "This law changes over time, and our sources do not confirm it for that day. Please choose another date of death.",
    "how-many-common": "Please say how many of the children are also children of the husband or wife.",
    "spouse-property":
      "The share depends on what the husband or wife already owns. Please say how that compares with a child’s share.",
    "second-marriage": "Please say whether there were children from an earlier marriage when the couple married.",
    "forced-heirs": "Please say how many children are 23 or younger, or can never care for themselves.",
    "property-kinds": "This law divides different kinds of property in different ways. Please say what each is worth.",
    "partner-ties":
      "What an unmarried partner receives depends on the couple. Please say what they were to each other.",
    "same-church": "Please say whether all heirs belong to the church of the person who died.",
    "heirs-agree": "Please say whether all heirs agree that the law of the church applies.",
    "marriage-contract": "Please say what the couple agreed about their property.",
    "wedding-day": "Please say when the couple married.",
    "couple-has": "Please say what the couple has, or that you do not know.",
    election: "Please say what each of the couple has, or that you do not know.",
    "spouse-in-will": "The answer depends on whether the will leaves something to the husband or wife.",
    "common-children": "Please say whether all the children are also children of the husband or wife.",
    "spouse-children": "Please say whether the husband or wife has other children too.",
    "estate-parts":
      "This law treats the home, the furniture and other property differently. Please say what each is worth.",
  },
  whole: "everything",
  list: [", ", " and "],
};
