import type { Texts } from "./template-texts.ts";

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six"];
const number = (count: number) => numbers[count] ?? String(count);
const witnesses = (count: number) => `${number(count)} ${count === 1 ? "witness" : "witnesses"}`;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const list = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });
const howRead = {
  T: "The text of the law was read",
  S: "A secondary source was read",
  K: "To be confirmed with a lawyer",
};

export const texts: Texts = {
  language: "en",
  title: (law) => `What a will needs · ${law}`,
  confirm: "to be confirmed with a lawyer",
  notReviewed: "not reviewed yet",
  nobodyChecked: "Nobody has checked this point for this law yet. Ask a lawyer or notary there.",
  askThere: "Ask a notary there: “What does my will need to be valid here?”",
  cite: (source) => source,
  list: (items) => list.format(items),
  either: (items) => items.join(", or "),
  semicolon: "; ",
  names: {},
  name: (own) => own,

  age: {
    label: (years) => `You are ${years} or older`,
    hint: "You understand what you are signing.",
    unknown: "Minimum age: not reviewed yet",
    leave: (from) => `From ${from} with a court's permission.`,
    married: "Or younger, if you are married.",
    selfSupporting: (from) => `From ${from} if you support yourself through your own work.`,
    half: (until) => `Before ${until} you can give away half of what an adult could.`,
    inPractice: "The law requires an adult with discernment; in practice, that means this age.",
    forForm: (form, years) => `For ${form}: ${years} or older.`,
    example: (years) => `You turned ${years} before the day you sign.`,
  },
  faithHint: "These wills are for people who are not Muslims.",
  capacity: {
    adult: "You are an adult",
    "sound-mind": "You are of sound mind",
    discernment: "You can judge what you are doing",
    "non-muslim": "You are not a Muslim",
    "never-muslim": "You have never been a Muslim",
  },

  forms: {
    holograph: {
      name: "a will in your own hand",
      how: "You write all of it yourself, by hand, from the first word to the last.",
      label: "Written in your own hand",
      paper: "The original, all in your own handwriting",
    },
    "holograph-deposited": {
      name: "a handwritten will deposited for safekeeping",
      how: "You write it by hand and give it to a notary or an archive. Otherwise it does not count.",
      label: "Written by hand and given to a notary",
      paper: "The handwritten original, and proof of where it was deposited",
    },
    signed: {
      name: "a written will with your signature",
      how: "Printed or by hand: it counts once you have signed it.",
      label: "In writing, signed by you",
      paper: "The signed original",
    },
    witnessed: {
      name: "a will signed before witnesses",
      how: "Printed or by hand: you sign it before witnesses, and they sign too.",
      label: "In writing, signed by you",
      paper: "The original with your signature and those of the witnesses",
    },
    private: {
      name: "a will read to witnesses",
      how: "You read the text to the witnesses and they sign it with you. No official is needed.",
      label: "Read to witnesses and signed",
      paper: "The original that was read aloud, with all signatures",
    },
    printed: {
      name: "a printed will",
      how: "A printed text, signed on every page before witnesses.",
      label: "Printed, every page signed",
      paper: "The printed original, signed on every page",
    },
    dictated: {
      name: "a will that someone writes down for you",
      how: "You say it in front of witnesses, and one of them writes it down.",
      label: "Dictated before witnesses",
      paper: "The will as dictated and signed",
    },
    notarial: {
      name: "a will before a notary or another official",
      how: "A notary, or another official named in the law, draws it up as a deed.",
      label: "Made before a notary or official",
      paper: "The deed of the notary or official",
    },
    "certified-signature": {
      name: "a document with a certified signature",
      how: "A document on which an official certifies that the signature is yours.",
      label: "Signed, with the signature certified",
      paper: "The document with the certified signature",
    },
    closed: {
      name: "a closed will",
      how: "You hand it over sealed. Nobody reads it before your death.",
      label: "Handed over sealed",
      paper: "The sealed envelope, and the record that you handed it over",
    },
    deposited: {
      name: "a document left with a notary for safekeeping",
      how: "You give your own document to a notary, who keeps it and records it.",
      label: "Left with a notary for safekeeping",
      paper: "The notary's deed of deposit",
    },
    codicil: {
      name: "a codicil",
      how: "A short document, only for small things.",
      label: "A codicil for small things",
      paper: "The codicil",
    },
    "audio-video": {
      name: "a recorded will",
      how: "You are recorded saying it in front of witnesses.",
      label: "Recorded before witnesses",
      paper: "The recording",
    },
    electronic: {
      name: "an electronic will",
      how: "A file you sign electronically.",
      label: "Signed electronically",
      paper: "The signed file",
    },
    international: {
      name: "an international will",
      how: "A will in any form of writing, signed before an authorised person and two witnesses, with a certificate.",
      label: "The international will",
      paper: "The will and the certificate of the authorised person",
    },
    registered: {
      name: "a registered will",
      how: "You sign it before the court or registry, which keeps it.",
      label: "Registered in your lifetime",
      paper: "The certificate of registration",
    },
    "oral-emergency": {
      name: "a spoken emergency will",
      how: "You say it to witnesses.",
      label: "Spoken, in an emergency",
      paper: "What the witnesses wrote down",
    },
    emergency: {
      name: "an emergency will",
      how: "The law allows a simpler way when there is no time for another.",
      label: "In an emergency",
      paper: "The document made in the emergency",
    },
    equated: {
      name: "a will certified in hospital, at sea or in the army",
      how: "The person in charge there certifies it, and it counts as a notary's deed.",
      label: "Certified in hospital, at sea or in the army",
      paper: "The certified document",
    },
    bank: {
      name: "a document signed at your bank",
      how: "For the money in an account, a document signed at the bank is enough.",
      label: "Signed at your bank, for money kept there",
      paper: "The document signed at the bank",
    },
    any: {
      name: "a will in any form",
      how: "The spoken word counts as much as a written one. A written will is far easier to prove.",
      label: "No form is required, but write it down anyway",
      paper: "A signed document, so that nobody has to remember your words",
    },
  },
  excluded: {
    holograph: "a handwritten document alone",
    notarial: "a notary's deed alone",
    electronic: "an electronic will",
  },
  form: {
    choice: (ways) => `Made in one of ${lower(number(ways))} ways`,
    unknown: "How a will is made: not reviewed yet",
    needs: (items) => `It must have ${list.format(items)}.`,
    formAge: (years) => `For this way, you must be ${years} or older.`,
    withinDays: (days) => `It must be taken to a court or office within ${days} days.`,
    withinMonths: (months) => `It must be taken to a notary within ${months} months of the death.`,
    withinYears: (years) => `It must be taken to a notary within ${years} years of the death.`,
    materialParts: "Your signature and the important parts are in your own handwriting.",
    typedList: "A list of your things may be typed, if you sign every page of it.",
    militaryOnly: "Only soldiers and sailors can make it.",
    varies: "Not every part of the country accepts it.",
    emergency: "Only in an emergency, when no other way is possible.",
    lapses: {
      making: (months) => `It no longer counts if you are still alive ${months} months after making it.`,
      danger: (months) =>
        `It no longer counts ${months === 1 ? "one month" : `${months} months`} after the danger is over.`,
    },
    courtConfirms: "A court must confirm it.",
    excluded: (names) => `What does not count as a will here: ${list.format(names)}.`,
    courtMayExcuse: "If something is wrong with the form, a court can still accept what you clearly meant.",
    example: "A document that ends with your full name, written by hand, and the date.",
  },
  needs: {
    handwritten: "your own handwriting",
    dated: "the date",
    "full-date": "the date with day, month and year",
    place: "the place",
    signed: "your signature",
    "every-page-signed": "your signature on every page",
    sealed: "your seal",
    address: "your address",
    duplicate: "a second copy",
  },
  joint: {
    void: "Two people cannot make one will together; each must write their own.",
    "void-but-in-some-regions":
      "Two people cannot make one will together, except in some regions with their own civil law.",
    spouses: "A husband and wife may make one will together.",
  },
  partsVary: "Each part of the country has its own statutes. Check the one where you live.",
  communities: "Recognised communities of another faith or rite have their own rules.",
  probate: "Probate by a court is no longer required.",

  witness: {
    label: (count, together) =>
      together ? `${witnesses(count)}, ${count === 2 ? "both" : "all"} there` : witnesses(count),
    hint: (count) =>
      count === 1 ? "This person is present, and can confirm it later." : "They are present, and can confirm it later.",
    together: (count) =>
      count === 2 ? "Both are present at the same time, when you sign." : "All are present at the same time.",
    none: "No witnesses needed",
    noneHint: "The ordinary ways need no witnesses, but having some does no harm.",
    noneForSome: "No witnesses for some of these ways",
    some: "Witnesses, for some of these ways",
    each: "Witnesses: the number depends on the way you choose",
    unknown: "Number of witnesses: not reviewed yet",
    unknownFor: (form) => `For ${form}: not reviewed yet.`,
    unknownHere: "How many witnesses this way needs has not been reviewed yet.",
    count: (count) => (count === 0 ? "No witnesses are needed." : `It needs ${lower(witnesses(count))}.`),
    forForm: (form, count) => `For ${form}: ${lower(witnesses(count))}.`,
    onRequest: (count) =>
      count > 0
        ? `${witnesses(count)} only if you cannot sign or read, or if someone asks for them.`
        : "Witnesses only if you cannot sign or read, or if you ask for them.",
    forProof: (count) => ({
      label: `${witnesses(count)}, so that it proves itself`,
      hint: "The will counts without this. With a witness, and your signature on every page, nobody has to prove it later.",
    }),
    onDenial: (count) => ({
      label: `${witnesses(count)}, in case someone denies it`,
      hint: "If your will is denied, upright witnesses are required.",
    }),
    instead: {
      notary: "A notary can stand in for them.",
      "second-notary": "A second notary can stand in for them.",
    },
    withMayor: (count) => `With the mayor, ${lower(witnesses(count))} are enough.`,
    ifSpoken: (count) => `A will that is only spoken must be proved by ${lower(witnesses(count))}.`,
    sign: { paper: "The witnesses sign it too.", "every-page": "The witnesses sign every page too." },
    officialCounts: "The officer before whom you sign is one of them; the other is an adult.",
    remote: {
      allowed: "They may attend by video.",
      licensed: "They may attend by video, if one of them is licensed to practise law.",
    },
    minAge: (years) => `Each witness must be ${years} or older.`,
    example: "Two neighbours or colleagues who are in the room when you sign.",
  },
  interested: {
    label: "Witnesses who receive nothing",
    effects: {
      "gift-void": "A gift to a witness fails. The will itself stays valid.",
      "gift-void-unless-cleared":
        "A gift to a witness fails unless an exception in the law applies. The will itself stays valid.",
      "clause-void": "What the will gives to a witness is void. The rest stays valid.",
      "will-void": "If a witness was not eligible, the whole will is void.",
      "will-voidable": "If a witness was not eligible, a court may declare the will invalid.",
      "witness-not-counted": "A witness who has something to gain does not count, so you may then have too few.",
      barred:
        "People who have something to gain may not be witnesses. What happens if they are has not been reviewed yet.",
      none: "A gift to a witness stays valid here. It is still wiser to choose someone who receives nothing.",
    },
    unknown:
      "What happens to a gift to a witness here has not been reviewed yet. Adults who receive nothing are the safe choice.",
    unless: (items) => `The gift stands all the same if ${either.format(items)}.`,
    onlyForms: (names) => `This applies to ${list.format(names)}.`,
    bars: (items) => `Who should not be a witness: ${list.format(items)}.`,
    varies: "In many parts of the country, the excess of such a gift is void.",
    example: "A neighbour can be a witness; the daughter who receives the house should not be.",
  },
  exceptions: {
    "two-others": "two other witnesses signed",
    "court-satisfied": "a court is satisfied that nobody was pressured",
    "intestate-share": "it is no more than the witness would inherit without a will",
    consent: "those who would gain from its failure consent",
    "small-gift": "it is small",
  },
  bars: {
    beneficiary: "anyone who receives something",
    "spouse-of-beneficiary": "the husband or wife of such a person",
    interested: "anyone with a personal interest in these people",
    "kin-of-beneficiary": "close relatives of anyone who receives something",
    heir: "your heirs",
    "kin-of-testator": "your own close relatives",
    minor: "anyone under age",
    incapable: "anyone without legal capacity",
    illiterate: "anyone who cannot read or write",
    "language-not-understood": "anyone who does not understand the language",
    "official-or-staff": "the notary and the notary's staff",
    "kin-of-official": "the notary's close relatives",
    "each-others-spouse": "a husband and wife together",
    writer: "the person who wrote the will for you",
    executor: "the executor",
  },
  executor: {
    "may-be-named": "You may name an executor, who sees that the will is carried out.",
    "may-witness": "The executor may be a witness.",
  },

  limit: {
    third: {
      label: "At most one third by will",
      hint: "Your heirs have fixed shares. Gifts by will may take one third of what remains after the funeral and debts; anything more counts only if the heirs consent.",
    },
    reserve: (heirs) => ({
      label: "The part reserved for your family",
      hint:
        heirs.length > 0
          ? `The law reserves a part for some people, whatever the will says. Here: ${list.format(heirs)}.`
          : "The law reserves a part for close family, whatever the will says.",
    }),
    claims: {
      label: "Think of those who depend on you",
      hint: "You may give to anyone you wish. People close to you who are left without enough can ask a court for more.",
    },
    everything: {
      label: "You may give everything to anyone you wish",
      hint: "No part is reserved for anyone.",
    },
    lifetime: {
      label: "A gift in your lifetime, alongside the will",
      hint: "Under this law, a will on its own does not change who inherits. What should go to others is given while you are alive, or by a deed that takes effect before death.",
    },
    unknown: "How much you may give by will: not reviewed yet",
    example: "You have a husband and two children: the calculator shows what is reserved for each of them.",
    thirdExample: "If 90,000 remains after all debts, gifts by will may come to 30,000.",
  },
  toHeir: {
    consent: {
      label: "No gift to an heir without the others' consent",
      hint: "Someone who already inherits can receive more by will only if the other heirs consent after your death.",
      example: "A flat for one of three sons: his brothers are asked after your death.",
    },
    void: {
      label: "No gift to someone who already inherits",
      hint: "A gift by will to an heir is void. If the others agree to it, that is their own gift.",
      example: "A flat for one of three sons: give it in your lifetime, or leave the shares as they are.",
    },
    free: {
      label: "An heir may receive within the third",
      hint: "Within one third, you may also favour someone who already inherits, without asking the others.",
      example: "A flat for one of three sons, if it is worth no more than a third.",
    },
  },
  protects: {
    children: "your children",
    spouse: "your husband or wife",
    parents: "in some families your parents",
    "minors-and-dependants": "minor children, and relatives who cannot work or who depend on you",
    "unable-to-work": "heirs who cannot work and have no income",
    "young-or-incapable-children":
      "your children of 23 or younger, and children of any age who can never care for themselves",
  },
  couple: { label: "What belongs to your husband or wife already" },
  coupleProperty: {
    "own-half":
      "Half of what you and your husband or wife have in common already belongs to them. Your will reaches only your own half.",
  },
  grandchildren: {
    "obligatory-bequest":
      "Grandchildren whose father or mother died before you can receive a bequest by law, before the gifts in your will.",
    represent: "Grandchildren whose father or mother died before you take that parent's place.",
  },
  orderOfClaims: "The funeral comes first, then debts, then gifts by will, and then the heirs' shares.",

  date: {
    label: "Put the date next to your name",
    hint: "It shows which will is the last one.",
    example: "3 May, with the year, next to your signature.",
  },
  keep: {
    label: "Keep the original where it will be found",
    hint: "Tell one person you trust where it is. A copy is often not enough.",
    example: "In a fireproof box at home. Your sister knows where the key is.",
  },
  marriage: {
    label: "Make a new will when you marry",
    effects: {
      none: "Marriage alone does not change the will.",
      revokes: "Marriage cancels a will made before it.",
      "revokes-with-exceptions":
        "Marriage cancels a will made before it, unless the will was made with that marriage in mind or the law makes an exception.",
      "spouse-first-takes-share":
        "If you marry later, your husband or wife first takes the share that the law gives them; the will divides the rest.",
    },
    unknown: "The effect of marriage on a will: not reviewed yet.",
    example: "If you marry in June, sign a new will after the wedding.",
  },
  divorce: {
    label: "Read the will again after a divorce",
    effects: {
      none: "Divorce alone does not change the will. If your former husband or wife should receive nothing, write a new one.",
      "gift-void": "Divorce cancels what the will gives to the former husband or wife, unless you said otherwise.",
      "treated-as-dead": "After a divorce the will is read as if the former husband or wife had died.",
      "lapses-for-three-months":
        "If you die within three months of a divorce, the gift to the former husband or wife lapses. After that it counts again, so change the will in time.",
      excluded: "After a divorce or separation, the former husband or wife is left out.",
      "ends-joint-will":
        "Divorce ends only a will that you both made together. Other wills stay as they are, so read yours again.",
    },
    unknown: "The effect of divorce on a will: not reviewed yet.",
    example: "Do not cross anything out on the old will: make a new one.",
  },
  laterChild: {
    label: "Make a new will when a child is born",
    effects: {
      revokes: "A child born later cancels the will.",
      "revokes-before-first": "A will made before your marriage or your first child is void if a child is born later.",
      "revokes-if-childless":
        "If you had no child when you made the will, or knew of none, a child who comes later cancels it.",
      "revokes-if-unknown": "A descendant who comes later, and whom you did not know about, cancels the will.",
    },
    example: "If a daughter is born, sign a new will that names her.",
  },
  lapses: { "becoming-muslim": "The will lapses if you become a Muslim." },

  papers: {
    choice: "The document for the way you choose",
    hint: "This is the document that counts.",
    courtLeave: (under) => `The court's permission, if you are under ${under}`,
    otherLanguage: (language) => `The text in ${language} too, if it is written in another language`,
  },
  language_: {
    any: "Any language",
    needed: {
      "official-deeds": (language) => `Deeds made by a notary or office are in ${language}.`,
      any: () => "The will may be in any language.",
      "known-to-testator": () => "The will must be in a language you know.",
      "known-to-notary": (language) => `The deed is in ${language}, or in another language the notary has mastered.`,
      only: (language) => `The will must be in ${language}.`,
    },
    help: {
      interpreter: "If you do not speak it, an interpreter can help.",
      "interpreter-at-notary": "At the notary an interpreter can help.",
      "both-languages": "If you use another language, the text must be in both.",
    },
    forDeeds: (language) => `${language}, for official deeds`,
    ownHand: {
      any: "What you write by hand may be in your own language.",
      understood: "What you write by hand may be in any language you understand.",
      "understood-or-void":
        "What you write by hand may be in any language you understand. In a language you do not understand, it is void.",
    },
    privateAny: "A will made without an official may be in any language the witnesses understand.",
    unknown: "The language of the will: not reviewed yet.",
  },
  authority: {
    roles: {
      notary: "This is where a will is made or certified.",
      court: "This is where a will is taken, kept or proved.",
      registry: "This is where a will is registered.",
      none: "No office is needed.",
    },
    registration: {
      optional: "You may register the will, but it counts without this.",
      needed: "It counts once it is registered.",
      "needed-for-land": "For land and buildings it must be registered.",
      "for-enforcement": "To be carried out, it must be documented there.",
      "or-judgment-within-two-years":
        "A registered will is carried out without a judgment. An unregistered one needs a judgment within two years of the death.",
    },
    deposit: (name) => `You may leave it there for safekeeping: ${name}.`,
    register: {
      central: "There is a central register of wills, which is searched after a death.",
      voluntary: "There is a register you can use if you wish.",
      regional: "Registers are kept in each region.",
      partial: "Some kinds of wills can be searched for; there is no register of all.",
      own: "The office keeps its own register.",
      none: "There is no central register of wills: someone must know where yours is.",
    },
    registerNames: (names) => `Name of the register: ${list.format(names)}.`,
    network: "The registers of several European countries can search each other.",
    unknown: "Whether there is a register of wills: not reviewed yet.",
  },
  abroad: {
    hague: {
      true: "The country has joined the Hague Convention of 1961. A will is valid in form if it follows the law of the place where it was signed, or of your nationality, domicile or habitual residence, then or at death; for land, also the law of the place where the land is.",
      false:
        "The country has not joined the Hague Convention of 1961, so a will that is valid abroad is not always valid here.",
    },
    eu650: {
      true: "The European Succession Regulation (650/2012) applies. The law of your last habitual residence governs everything; in the will you may choose the law of your nationality instead.",
      false: "The European Succession Regulation (650/2012) does not bind this country.",
    },
    international: {
      party:
        "The international will of the Washington Convention is accepted as one more way: in writing, signed before an authorised person and two witnesses, with a certificate.",
      "most-parts": "Most parts of the country accept the international will of the Washington Convention.",
      "adopting-parts": "Some parts of the country have adopted the international will of the Washington Convention.",
    },
    foreignWills: {
      "nationality-or-place":
        "A will from abroad is valid in form if it follows the law of your nationality or of the place where it was made.",
      place: "A will from abroad is valid in form if it follows the law of the place where it was made.",
      "own-rule": "The country has its own rule for wills from abroad.",
    },
    nationals: "Its nationals abroad need an official deed for their will.",
    conflict: {
      nationality: "The law of your nationality decides who inherits.",
      "habitual-residence": "The law of your last habitual residence decides who inherits.",
      domicile: "The law of your last domicile decides who inherits.",
      "domicile-and-land":
        "Land in the country follows the country's own law; everything else follows the law of your last domicile.",
      "by-choice": "You may choose the law.",
      "nationality-and-land":
        "The law of your nationality decides who inherits; land in the country follows the country's own law.",
      "residence-and-land":
        "The law of your last residence decides who inherits; land follows the law of the place where it is.",
      "domicile-or-choice": "The law of your last domicile, or of a nationality you chose, decides who inherits.",
      "personal-law": "The law of your religion or nationality decides who inherits.",
    },
  },

  headings: {
    who: "Who can make a will",
    how: "How it is made",
    emergency: "In an emergency",
    witnesses: "Witnesses",
    keeping: "Where to keep it",
    language: "Language",
    changes: "Marriage, divorce and children",
    abroad: "Wills from abroad",
    family: "What the law reserves for the family",
    missing: "What nobody has reviewed yet",
    sources: "Sources",
  },
  guide: {
    intro: (law) =>
      `This guide explains in plain words what a will needs under this law: ${law}. It helps you prepare. Before you sign anything important, show it to a lawyer or notary in that country.`,
    who: "A will is personal. Nobody else can make it for you, and you can change your mind as long as you live.",
    how: "Take your time, use clear names and full addresses, and say who receives what. These are the ways that count:",
    witnesses: "Witnesses are there so that nobody can later say the will is not yours.",
    keeping:
      "A good will that nobody can find helps nobody. Keep the original dry and safe, and tell one person you trust where it is.",
    changes:
      "Life changes, and a will does not always change with it. Read yours again after a wedding, a divorce, a birth or a death.",
    abroad:
      "If you have lived in, come from, or own something in more than one country, several laws may affect your will.",
    family: "A will cannot always give everything away.",
    calculator: "The calculator shows who inherits what in your own family, and why.",
    missing: "These points have not been reviewed yet. We leave them open rather than guess:",
    checked: (grade, month) => `${howRead[grade]}; last checked ${month}:`,
    notAdvice: "This is general information, not legal advice.",
    school: (law) =>
      `Here is what this law says about wills: ${law}. It says who inherits and how much a will may give. How a will is written, signed and witnessed depends on the country where it is used.`,
  },
  ofCountry: {
    label: "The form follows the law of your country",
    hint: "How a will is written, signed and witnessed depends on the country. Choose a country to see what it requires.",
  },
  choosePart: {
    label: "Choose a part of this law first",
    hint: "It differs between parts of the country, communities or schools. Choose one to see what it requires.",
  },
  custom: {
    lines: [
      {
        label: "We do not check any country's rules",
        hint: "You decide who receives what. We do not check whether a law reserves a part for anyone.",
      },
      {
        label: "Ask a lawyer where you live",
        hint: "In many countries, close family cannot be left out, whatever the will says.",
      },
      {
        label: "In writing, signed and dated",
        hint: "A document signed in front of two adults who receive nothing is accepted in many countries. We do not check whether it is enough in yours.",
      },
    ],
    guide:
      "With Build Your Own you write down your wishes without following any country's rules. We do not compare anything with a law: not your age, the form, the witnesses, or what must stay with your family.\n\nThat can be the right choice if your country is not in our list yet. But a court will still follow the law of the country. In many countries, part of what you leave belongs to your husband, wife, children or parents whatever the will says, and a will in the wrong form counts for nothing.\n\nWrite clearly who you are, who receives what, and who carries it out. Sign and date it, and keep the original where someone you trust will find it. Then show it to a lawyer or notary where you live.",
  },
};
