import type { CheckSentences } from "./sentences.ts";
import { ways } from "./ways-on.en.ts";
import { words } from "./words.en.ts";

export const sentences: CheckSentences = {
  language: "en",
  headings: { error: "Must be fixed", warning: "Check this", info: "Good to know" },
  findings: {
    "family.impossible": [
      "Something about the family cannot be right",
      "Something about {person} cannot be right. Please check the family.",
    ],
    "gift.odd": [
      "A gift has an impossible amount",
      "What {person} should receive is zero, less than zero, or more than the whole.",
    ],
    "shares.sum": [
      "The shares do not add up",
      "Together they come to {share}, not 1. The difference is {excessShare}.",
    ],
    "gift.more-than-estate": [
      "You are giving more than there is",
      "The gifts come to {given}. The estate is {limit}. That is {excess} too much.",
    ],
    "asset.twice": [
      "The same thing is given twice",
      "You give {asset} to {people}. Only one of them can have all of it, or each can have a part.",
    ],
    "gift.recipient-missing": [
      "We do not know who a name refers to",
      "The will names someone who is not in your plan.",
    ],
    "gift.recipient-died": ["{person} has died", "Nobody is named in place of {person}, so this part would fail."],
    "testator.under-age": [
      "You are too young to make a will here",
      "The law requires you to be {needed}. You are {age}.",
    ],
    "testator.needs-leave": [
      "At your age, a will needs more",
      "From the age of {needed} you are free to make one. At {age} you need permission from a court, or another ground named in the law.",
    ],
    "testator.half-power": [
      "You are too young to give away everything",
      "Until the age of {needed} you may give away only half of what an adult may: here {limit}.",
    ],
    "testator.age-unknown": [
      "We do not know your age",
      "To make a will here you must be {needed}. We have not checked this.",
    ],
    "form.official-only": [
      "A will here needs an official",
      "You chose: {form}. Under this law, only these count: {forms}.",
    ],
    "form.excluded": ["This form does not count here", "You chose: {form}. [The law accepts: {forms}.]"],
    "form.not-listed": [
      "We do not know whether this form counts here",
      "You chose: {form}. [Reviewed forms: {forms}.]",
    ],
    "form.emergency-only": [
      "This form is for emergencies only",
      "You chose: {form}. It counts only in danger, or where no official can be reached.",
    ],
    "form.small-things": [
      "This form is only for small things",
      "It does not cover a home, money or other large gifts.",
    ],
    "form.no-official": ["The official did not take part", "This form counts only if the official takes part: {form}."],
    "form.lacks": ["Something is missing from the will", "Missing: {need}. Without it, the will may not count."],
    "form.not-chosen": ["You have not chosen how to make the will", "Here a will can be made in these ways: {forms}."],
    "form.not-reviewed": [
      "How to sign has not been reviewed yet",
      "We have no reviewed rules on form and witnesses for this law.",
    ],
    "witness.too-few": ["There are too few witnesses", "Needed: {needed}. Named and eligible: {have}."],
    "witness.minor": ["{person} is too young to be a witness", "A witness must be at least {needed} years old."],
    "witness.will-void": [
      "{person} as a witness puts the whole will at risk",
      "{person} {bar}. Here, this can make the will void.",
    ],
    "witness.gift-void": [
      "{person} is a witness, so a gift would fail",
      "{person} {bar}. The gift would fail. The will itself would stay valid.",
    ],
    "witness.not-counted": [
      "{person} does not count as a witness",
      "{person} {bar}. Here, such a person may not be a witness.",
    ],
    "witness.unwise": [
      "It is better if {person} is not a witness",
      "{person} {bar}. We know of no rule here that takes the gift away, but it invites a dispute.",
    ],
    "witness.to-find": ["You will need witnesses", "Needed for this form: {needed}."],
    "marriage.revoked": [
      "Your marriage ended this will",
      "You married after you signed it. Here, that revokes a will.",
    ],
    "marriage.may-revoke": [
      "Your marriage may have ended this will",
      "You married after you signed it. Here, that revokes a will, with exceptions.",
    ],
    "marriage.spouse-first": [
      "You married after you signed",
      "Here, your husband or wife first takes the share that the law gives them. The will applies to what is left.",
    ],
    "marriage.would-revoke": ["A marriage would end this will", "If you marry, make a new will."],
    "divorce.ends-gift": [
      "Your divorce changed this will",
      "What you left {person} no longer counts, as if {person} had died or were not named.",
    ],
    "divorce.lapses": [
      "Your divorce changes this will for a time",
      "What you left {person} fails if you die within three months of the divorce.",
    ],
    "divorce.would-change": [
      "A divorce would change this will",
      "What you leave {person}, and the tasks you give them, would no longer count.",
    ],
    "child.revokes": [
      "A child was born after this will",
      "{person} was born after you signed. Here, that revokes the will.",
    ],
    "child.may-revoke": [
      "A child was born after this will",
      "{person} was born after you signed. Under conditions set by the law, this revokes the will.",
    ],
    "third.exceeded": [
      "Your gifts are more than the law allows",
      "Gifts may be up to {limit}. Yours come to {given}. The last {excess} counts only with the consent of {consent} {when}.",
    ],
    "heir.gift-void": [
      "A gift to an heir does not count here",
      "{person} already inherits from you. In this school, such a gift is void. Anything the other heirs allow is their own gift.",
    ],
    "heir.gift-needs-consent": [
      "A gift to an heir needs consent",
      "{person} already inherits from you. The gift counts only with the consent of {consent} {when}.",
    ],
    "heir.gift-not-reviewed": [
      "Gift to an heir: not reviewed yet",
      "{person} already inherits from you. Whether such a gift counts under this law has not been reviewed yet.",
    ],
    "shares.not-as-law": [
      "The law fixes these shares",
      "You set shares that differ from the law: {people}. A will cannot change them unless those who lose agree {when}.",
    ],
    "grandchildren.obligatory": [
      "The law gives your grandchildren a share first",
      "Their parent died before you. That share goes to {people} before all other gifts, up to {limit}.[ Here it is {reserved}.]",
    ],
    "grandchildren.in-place": [
      "Your grandchildren take their parent’s place",
      "What their parent would have received goes to {people}.",
    ],
    "grandchildren.not-confirmed": [
      "Grandchildren: please ask a court",
      "What this law gives {people}, whose parent died before you, is not confirmed.",
    ],
    "adopted.obligatory": [
      "An adopted child receives a share without being an heir",
      "{person} does not inherit, but the law gives a share of at most {limit}.",
    ],
    "reserve.cut": [
      "A gift takes from your family’s reserved part",
      "The law reserves {reserved} for {consent}.[ You may give {limit} freely; your gifts come to {given}.] That is {excess} too much.",
    ],
    "reserve.use-cut": [
      "Your husband or wife has a right of use",
      "{person} may use {reservedShare} of the estate for life. The will leaves too little for that.",
    ],
    "reserve.elective": [
      "Your husband or wife may choose a share instead",
      "{person} may take a share set by law instead of what you leave.[ It is {reserved}, which is {excess} more.] The share grows with the years of marriage, and states differ.",
    ],
    "reserve.dependants": [
      "{person} has a share that no will can take away",
      "Minor children and relatives who cannot work receive half of their share by law: here {reserved}. {excess} is missing.",
    ],
    "reserve.necessary": [
      "{person} must be left something",
      "The will must leave a necessary part to heirs who cannot work and have no income. The law does not set an amount.",
    ],
    "reserve.legal-rights": [
      "{person} may claim legal rights",
      "Part of everything except land and houses is theirs if they ask for it: {reserved}. That is {excess} more than you leave.",
    ],
    "reserve.gifts-too-large": [
      "Your lifetime gifts were more than you could give",
      "Even the whole estate does not cover the share of {consent}. {excess} is missing, and they may claim it from those who received the gifts: {people}.",
    ],
    "reserve.gifts-counted": [
      "Lifetime gifts are added",
      "This law adds {given} that you gave away during your life. The share of close family is measured on {limit}. What they have already received counts towards it.",
    ],
    "reserve.gifts-undated": [
      "When did you give this?",
      "Whether what you gave {people} during your life counts depends on the date. Without it, we left it out.",
    ],
    "reserve.gifts-not-entered": [
      "Lifetime gifts count too",
      "This law adds what you gave away during your life when it measures the share of close family. You have not told us about any gifts. With them, the share may be larger.",
    ],
    "reserve.gifts-may-count": [
      "Lifetime gifts may change this",
      "Under this law, lifetime gifts can change the share of close family.[ We did not count what {people} received.] Please ask a lawyer or a notary.",
    ],
    "claims.family": [
      "Close family may go to court",
      "You leave nothing to {people}. Here, they may ask a court for support or a share.",
    ],
    "halacha.will-alone": [
      "In Halacha, a will alone cannot change who inherits",
      "What you give {people} must take effect during your life, or be paired with a debt that the heirs can redeem.",
    ],
    "halacha.firstborn-cut": [
      "The firstborn’s double share is reduced",
      "{person} receives {share} under Halacha. Your shares give less.",
    ],
    "halacha.firstborn": [
      "The firstborn receives a double share",
      "{person} receives {share} of what the father owned at his death.",
    ],
    "religion.bars-heir": [
      "{person} does not inherit under this law",
      "The reason is a different religion.[ You may give {person} something within {limit}.]",
    ],
    "religion.not-looked-at": [
      "We did not check religion",
      "This law has rules about heirs of another religion. You have not asked us to record religion, so we did not check.",
    ],
    "executor.minor": ["{person} is too young to be an executor", "Please name an adult."],
    "guardian.minor": ["{person} is too young to be a guardian", "Please name an adult for {other}."],
    "executor.missing": [
      "Nobody is named to carry out the will",
      "An executor pays debts, collects what is yours and distributes it.",
    ],
    "executor.died": ["Your executor is no longer available", "{person} has died or is not in your plan."],
    "minor.no-guardian": [
      "{person} is under age and has no guardian",
      "Someone should look after what {person} receives.",
    ],
    "guardian.died": [
      "A guardian is no longer available",
      "{person}, named for {other}, has died or is not in your plan.",
    ],
    "minor.guarded": ["{person} is under age", "You named {people} to look after {person}."],
    "gift.no-substitute": [
      "A gift has no substitute",
      "If {people} should die before you, the gift falls back into the estate.",
    ],
    "residue.unassigned": [
      "The law divides the rest",
      "You name nobody for what is left: {limit}.[ By law, it goes to {people}.]",
    ],
    "law.choice-missing": [
      "Another law may apply",
      "You live in {otherCountry}, so its law applies, unless your will says that you choose the law of {country}.",
    ],
    "law.choice-not-possible": [
      "You cannot choose this law",
      "You live in {otherCountry}, so its law applies. Only the law of a nationality may be chosen, and {country} is not one of yours.",
    ],
    "law.choice-differs": [
      "The will chooses a different law from the one it follows",
      "You chose the law of {otherCountry}, but this will is planned under the law of {country}.",
    ],
    "law.own-choice": [
      "We do not check any law",
      "You chose to build your own will. In many countries, close family has a share that no will can take away.",
    ],
    "law.choice-made": [
      "You chose the law of {country}",
      "Without this choice, the law of {otherCountry}, where you live, would apply.",
    ],
    "law.choice-possible": [
      "You could choose another law",
      "The law of {country}, where you live, applies. You may choose the law of {countries} instead.",
    ],
    "law.other-ties": [
      "Several countries are involved",
      "You have ties to {countries}. Each has its own rule about which law applies.",
    ],
    "form.hague": [
      "It is enough to follow one country’s form",
      "The form of a will is valid if it is valid where it is signed, or in one of these countries: {countries}.",
    ],
    "estate.unknown": ["We could not check the limits", "The value of the estate or of a gift is missing."],
    "law.needs-fact": [
      "We need one more fact",
      "Missing: {fact}. Without it, we cannot work out shares under this law.",
    ],
    "law.not-computed": [
      "This family needs a lawyer or a court",
      "The law leaves this case open, so we do not work out shares.",
    ],
    "law.not-confirmed": ["Not every detail of this law is confirmed", "Ask a court to check the result."],
    "law.no-engine": ["We cannot work out shares for this law yet", "{reason} We did not check shares or limits."],
  },
  ...ways,
  words,
};
