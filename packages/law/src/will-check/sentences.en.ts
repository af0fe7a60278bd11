import type { CheckSentences } from "./sentences.ts";
import { ways } from "./ways-on.en.ts";
import { words } from "./words.en.ts";

export const sentences: CheckSentences = {
  language: "en",
  headings: { error: "Must be mended", warning: "Please look", info: "Good to know" },
  findings: {
    "family.impossible": [
      "The family does not fit together",
      "Something about {person} cannot be right. Please look at the family again.",
    ],
    "gift.odd": [
      "A gift has no proper size",
      "What {person} should receive is nothing, less than nothing, or more than the whole.",
    ],
    "shares.sum": [
      "The shares do not make a whole",
      "Together they make {share}, not 1. The difference is {excessShare}.",
    ],
    "gift.more-than-estate": [
      "You give more than there is",
      "The gifts come to {given}. The estate is {limit}. That is {excess} too much.",
    ],
    "asset.twice": [
      "The same thing is given twice",
      "You give {asset} to {people}. Only one of them can have it, or each a part.",
    ],
    "gift.recipient-missing": ["Nobody is behind a name", "The will names somebody who is not among your people."],
    "gift.recipient-died": ["{person} has died", "Nobody is named in place of {person}, so this part would fail."],
    "testator.under-age": ["You are too young to make a will here", "The law asks for {needed} years. You are {age}."],
    "testator.needs-leave": [
      "At your age a will needs more",
      "From {needed} years on you are free to make one. At {age} you need the leave of a court, or another ground that the law names.",
    ],
    "testator.half-power": [
      "You are too young to give everything",
      "Until {needed} years you may give only half of what an adult may: here {limit}.",
    ],
    "testator.age-unknown": [
      "We do not know your age",
      "A will here needs an age of {needed}. We did not look at this.",
    ],
    "form.official-only": ["A will here needs an official", "You chose: {form}. This law counts only: {forms}."],
    "form.excluded": ["This form does not count here", "You chose: {form}. [The law knows: {forms}.]"],
    "form.not-listed": ["We do not know this form here", "You chose: {form}. [Reviewed forms: {forms}.]"],
    "form.emergency-only": [
      "This form is for emergencies only",
      "You chose: {form}. It counts only in danger or where no official can be reached.",
    ],
    "form.small-things": [
      "This form is for small things only",
      "It does not cover a home, money or other large gifts.",
    ],
    "form.no-official": ["The official was missing", "This form counts only if the official takes part: {form}."],
    "form.lacks": ["Something is missing on the paper", "Missing: {need}. Without it the will may not count."],
    "form.not-chosen": ["You have not chosen how to make the will", "Here a will can be made in these ways: {forms}."],
    "form.not-reviewed": [
      "How to sign is not reviewed yet",
      "We have no reviewed rules about form and witnesses for this law.",
    ],
    "witness.too-few": ["There are too few witnesses", "Needed: {needed}. Named and able: {have}."],
    "witness.minor": ["{person} is too young to be a witness", "A witness must be at least {needed} years old."],
    "witness.will-void": [
      "{person} as a witness puts the whole will at risk",
      "{person} {bar}. Here this can make the will void.",
    ],
    "witness.gift-void": [
      "{person} is a witness, and a gift would fail",
      "{person} {bar}. The gift would fail. The will itself would stay good.",
    ],
    "witness.not-counted": [
      "{person} does not count as a witness",
      "{person} {bar}. Here such a person may not be a witness.",
    ],
    "witness.unwise": [
      "{person} is better not a witness",
      "{person} {bar}. We know of no rule here that takes the gift away, but it invites a quarrel.",
    ],
    "witness.to-find": ["You will need witnesses", "Needed for this form: {needed}."],
    "marriage.revoked": ["Your marriage ended this will", "You married after you signed it. Here that revokes a will."],
    "marriage.may-revoke": [
      "Your marriage may have ended this will",
      "You married after you signed it. Here that revokes a will, with exceptions.",
    ],
    "marriage.spouse-first": [
      "You married after you signed",
      "Here your husband or wife first takes the share that the law gives. The will counts for what is left.",
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
      "What you leave {person}, and the tasks you give, would not count any more.",
    ],
    "child.revokes": [
      "A child came after this will",
      "{person} was born after you signed. Here that revokes the will.",
    ],
    "child.may-revoke": [
      "A child came after this will",
      "{person} was born after you signed. Under conditions that the law names, this revokes the will.",
    ],
    "third.exceeded": [
      "Your gifts are larger than the law protects",
      "Gifts may be up to {limit}. Yours come to {given}. The last {excess} only counts with the consent of {consent} {when}.",
    ],
    "heir.gift-void": [
      "A gift to an heir does not count here",
      "{person} already inherits from you. In this school such a gift is void. What the other heirs allow is their own gift.",
    ],
    "heir.gift-needs-consent": [
      "A gift to an heir needs the others",
      "{person} already inherits from you. The gift counts only with the consent of {consent} {when}.",
    ],
    "heir.gift-not-reviewed": [
      "A gift to an heir: not reviewed yet",
      "{person} already inherits from you. Whether such a gift counts in this law is not reviewed yet.",
    ],
    "shares.not-as-law": [
      "The law fixes these shares",
      "You wrote other shares than the law gives: {people}. A will cannot change them unless those who lose agree {when}.",
    ],
    "grandchildren.obligatory": [
      "The law gives your grandchildren a part first",
      "Their parent died before you. That part goes to {people} before all other gifts, at most {limit}.[ Here it is {reserved}.]",
    ],
    "grandchildren.in-place": [
      "Your grandchildren take their parent’s place",
      "What their parent would have had goes to {people}.",
    ],
    "grandchildren.not-confirmed": [
      "Grandchildren: please ask a court",
      "What this law gives {people}, whose parent died before you, is not confirmed.",
    ],
    "adopted.obligatory": [
      "An adopted child has a part without being an heir",
      "{person} does not inherit, but the law gives a part of at most {limit}.",
    ],
    "reserve.cut": [
      "A gift reaches into your family’s part",
      "The law keeps {reserved} for {consent}.[ You may give {limit} freely; your gifts come to {given}.] That is {excess} too much.",
    ],
    "reserve.use-cut": [
      "Your husband or wife has a right of use",
      "{person} may use {reservedShare} of the estate for life. The will leaves too little for that.",
    ],
    "reserve.elective": [
      "Your husband or wife may choose a share instead",
      "{person} may take a share by law in place of what you leave.[ It is {reserved}, which is {excess} more.] The size grows with the years of marriage, and states differ.",
    ],
    "reserve.dependants": [
      "{person} has a part that no will takes away",
      "Children under age and relatives who cannot work have half of their share by law: here {reserved}. {excess} is missing.",
    ],
    "reserve.necessary": [
      "{person} must be left something",
      "For heirs who cannot work and have no income the will must leave a necessary part. The law names no number.",
    ],
    "reserve.legal-rights": [
      "{person} may claim legal rights",
      "A part of everything but land and houses is theirs if they ask for it: {reserved}. That is {excess} more than you leave.",
    ],
    "reserve.gifts-too-large": [
      "Your gifts in life took more than you could give",
      "Even the whole estate does not fill the part of {consent}. {excess} is missing, and they may ask for it where the gifts went: {people}.",
    ],
    "reserve.gifts-counted": [
      "Gifts you made in life are added",
      "This law adds {given} that you gave away in life. The part of close family is measured on {limit}. What they have already received counts towards it.",
    ],
    "reserve.gifts-undated": [
      "When was this given?",
      "Whether what you gave {people} in life counts depends on the day. Without it we left it out.",
    ],
    "reserve.gifts-not-entered": [
      "Gifts you made in life count too",
      "This law adds what you gave away in life when it measures the part of close family. We do not know of any gifts: with them the part may be larger.",
    ],
    "reserve.gifts-may-count": [
      "Gifts you made in life may change this",
      "Under this law gifts made in life can change the part of close family.[ We did not count what {people} received.] Please ask a lawyer or a notary.",
    ],
    "claims.family": [
      "Close family may go to court",
      "You leave nothing to {people}. Here they may ask a court for support or a part.",
    ],
    "halacha.will-alone": [
      "A will alone changes no heir in Halacha",
      "What you give {people} must take effect in your life, or be paired with a debt that the heirs can redeem.",
    ],
    "halacha.firstborn-cut": [
      "The firstborn’s double portion is cut",
      "{person} has {share} by Halacha. Your shares give less.",
    ],
    "halacha.firstborn": [
      "The firstborn has a double portion",
      "{person} has {share} of what the father owned at his death.",
    ],
    "religion.bars-heir": [
      "{person} does not inherit under this law",
      "The reason is a different religion.[ You may give {person} something within {limit}.]",
    ],
    "religion.not-looked-at": [
      "We did not look at religion",
      "This law has rules about heirs of another religion. You have not asked us to record religion, so we did not look.",
    ],
    "executor.minor": ["{person} is too young to be executor", "Please name an adult."],
    "guardian.minor": ["{person} is too young to be guardian", "Please name an adult for {other}."],
    "executor.missing": [
      "Nobody is named to carry out the will",
      "An executor pays debts, collects what is yours and hands it out.",
    ],
    "executor.died": ["Your executor is not there any more", "{person} has died or is not among your people."],
    "minor.no-guardian": [
      "{person} is under age and has no guardian",
      "Somebody should look after what {person} receives.",
    ],
    "guardian.died": [
      "A guardian is not there any more",
      "{person}, named for {other}, has died or is not among your people.",
    ],
    "minor.guarded": ["{person} is under age", "You named {people} to look after {person}."],
    "gift.no-substitute": [
      "A gift has nobody in second place",
      "If {people} should die before you, the gift falls back into the estate.",
    ],
    "residue.unassigned": [
      "The law divides the rest",
      "You name nobody for what is left: {limit}.[ By law it goes to {people}.]",
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
      "The will chooses another law than it follows",
      "You chose the law of {otherCountry}, but this will is planned under the law of {country}.",
    ],
    "law.own-choice": [
      "No law is checked",
      "You chose to build your own will. In many countries close family has a part that no will can take away.",
    ],
    "law.choice-made": [
      "You chose the law of {country}",
      "Without this choice the law of {otherCountry} would apply, where you live.",
    ],
    "law.choice-possible": [
      "You could choose another law",
      "The law of {country} applies, where you live. You may choose the law of {countries} instead.",
    ],
    "law.other-ties": [
      "Several countries are involved",
      "You have ties to {countries}. Each has its own rule about which law applies.",
    ],
    "form.hague": [
      "The form of one country is enough",
      "A will counts in form if it does so where it is signed, or in one of these countries: {countries}.",
    ],
    "estate.unknown": ["We could not look at the limits", "The value of the estate or of a gift is missing."],
    "law.needs-fact": ["We need one more fact", "Missing: {fact}. Without it this law cannot be computed."],
    "law.not-computed": [
      "This family needs a lawyer or a court",
      "The law leaves this case open, so we do not compute it.",
    ],
    "law.not-confirmed": ["Not every detail of this law is confirmed", "Have what we computed checked by a court."],
    "law.no-engine": ["No engine for this law yet", "{reason} We did not check shares or limits."],
  },
  ...ways,
  words,
};
