import type { Texts } from "./texts.ts";

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
  nobodyChecked: "Nobody has checked this for this law yet. A lawyer or notary there can tell you.",
  askThere: "Ask a notary there: “What must my will look like to count here?”",
  cite: (source) => source,
  list: (items) => list.format(items),
  either: (items) => items.join(", or "),
  semicolon: "; ",
  names: {},
  name: (own) => own,

  age: {
    label: (years) => `You are ${years} or older`,
    hint: "You understand what you sign.",
    unknown: "How old you must be: not reviewed yet",
    leave: (from) => `From ${from} with the leave of a court.`,
    married: "Or younger, if you are married.",
    selfSupporting: (from) => `From ${from} if you live from your own work.`,
    half: (until) => `Before ${until} you may give away half of what an adult could.`,
    inPractice: "The law asks for an adult with discernment; in practice that is this age.",
    forForm: (form, years) => `For ${form}: ${years} or older.`,
    example: (years) => `You turned ${years} before the day on which you sign.`,
  },
  faithHint: "These wills are for people who are not Muslims.",
  capacity: {
    adult: "You are an adult",
    "sound-mind": "You are of sound mind",
    discernment: "You can judge what you do",
    "non-muslim": "You are not a Muslim",
    "never-muslim": "You have never been a Muslim",
  },

  forms: {
    holograph: {
      name: "a will in your own hand",
      how: "You write it yourself, by hand, from the first word to the last.",
      label: "Written in your own hand",
      paper: "The original, all in your own handwriting",
    },
    "holograph-deposited": {
      name: "a handwritten will given into keeping",
      how: "You write it by hand and give it to a notary or an archive. Without that it does not count.",
      label: "Written by hand and given to a notary",
      paper: "The handwritten original, and the paper that shows where it was deposited",
    },
    signed: {
      name: "a written will with your signature",
      how: "Printed or by hand: it counts once you have signed it.",
      label: "In writing, signed by you",
      paper: "The signed original",
    },
    witnessed: {
      name: "a will before witnesses",
      how: "Printed or by hand: you sign it before witnesses, and they sign too.",
      label: "In writing, signed by you",
      paper: "The original with your signature and those of the witnesses",
    },
    private: {
      name: "a will read to witnesses",
      how: "You read the text to the witnesses and they sign it with you. No official is needed.",
      label: "Read to witnesses and signed",
      paper: "The original that was read, with all signatures",
    },
    printed: {
      name: "a printed will",
      how: "A printed text, signed on every page before witnesses.",
      label: "Printed, every page signed",
      paper: "The printed original, signed on every page",
    },
    dictated: {
      name: "a will that somebody writes down for you",
      how: "You say it before witnesses, and one writes it down for you.",
      label: "Dictated before witnesses",
      paper: "The paper as it was dictated and signed",
    },
    notarial: {
      name: "a will before a notary or another official",
      how: "A notary, or another official whom the law names, writes it as a deed.",
      label: "Made before a notary or official",
      paper: "The deed of the notary or official",
    },
    "certified-signature": {
      name: "a paper with a certified signature",
      how: "A paper on which an official certifies that the signature is yours.",
      label: "Signed, with the signature certified",
      paper: "The paper with the certified signature",
    },
    closed: {
      name: "a closed will",
      how: "You hand it over closed. Nobody reads it before your death.",
      label: "Handed over closed",
      paper: "The closed envelope, and the note of its handing over",
    },
    deposited: {
      name: "a paper given to a notary for keeping",
      how: "You give your own paper to a notary, who keeps it and makes a note of it.",
      label: "Given to a notary for keeping",
      paper: "The notary's deed of deposit",
    },
    codicil: {
      name: "a codicil",
      how: "A short paper for small things only.",
      label: "A codicil for small things",
      paper: "The codicil",
    },
    "audio-video": {
      name: "a recorded will",
      how: "You are recorded while you say it, before witnesses.",
      label: "Recorded before witnesses",
      paper: "The recording",
    },
    electronic: {
      name: "an electronic will",
      how: "A file that you sign electronically.",
      label: "Signed electronically",
      paper: "The signed file",
    },
    international: {
      name: "an international will",
      how: "A paper in any form of writing, signed before an authorised person and two witnesses, with a certificate.",
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
      name: "a spoken will in an emergency",
      how: "You say it to witnesses.",
      label: "By word of mouth, in an emergency",
      paper: "What the witnesses wrote down",
    },
    emergency: {
      name: "a will in an emergency",
      how: "The law has an easier way when there is no time for another.",
      label: "In an emergency",
      paper: "The paper made in the emergency",
    },
    equated: {
      name: "a will certified in hospital, at sea or in the army",
      how: "Whoever is in charge there certifies it, and it counts like a notary's deed.",
      label: "Certified in hospital, at sea or in the army",
      paper: "The certified paper",
    },
    bank: {
      name: "a paper signed at your bank",
      how: "For the money on an account, a paper signed at the bank is enough.",
      label: "Signed at your bank, for money kept there",
      paper: "The paper signed at the bank",
    },
    any: {
      name: "a will in any form",
      how: "The spoken word counts as well as a paper. A paper is far easier to prove.",
      label: "No form is asked for; write it down all the same",
      paper: "A signed paper, so that nobody needs to remember your words",
    },
  },
  excluded: {
    holograph: "a handwritten paper alone",
    notarial: "a notary's deed alone",
    electronic: "an electronic will",
  },
  form: {
    choice: (ways) => `Made in one of ${lower(number(ways))} ways`,
    unknown: "How a will is made: not reviewed yet",
    needs: (items) => `It must have ${list.format(items)}.`,
    formAge: (years) => `For this way you are ${years} or older.`,
    withinDays: (days) => `It must be brought to a court or office within ${days} days.`,
    withinYears: (years) => `It must be brought to a notary within ${years} years of the death.`,
    materialParts: "Your signature and the parts that matter are in your own hand.",
    typedList: "A list of your things may be typed, if you sign every page of it.",
    varies: "Not every part of the country accepts it.",
    emergency: "Only in an emergency, when no other way is open.",
    excluded: (names) => `What does not count as a will here: ${list.format(names)}.`,
    courtMayExcuse: "If something is wrong with the form, a court can still accept what you clearly meant.",
    example: "A paper that ends with your full name, written by hand, and the day.",
  },
  needs: {
    handwritten: "your own handwriting",
    dated: "the date",
    place: "the place",
    signed: "your signature",
    "every-page-signed": "your signature on every page",
    sealed: "your seal",
    address: "your address",
    duplicate: "a second copy",
  },
  joint: {
    void: "Two people cannot make one will together; each writes their own.",
    "void-but-in-some-regions":
      "Two people cannot make one will together; some regions with a civil law of their own allow it.",
    spouses: "A husband and wife may make one will together.",
  },
  partsVary: "The parts of the country have their own statutes. Look at the one where you live.",
  communities: "Recognised communities of another faith or rite have rules of their own.",
  probate: "A court's probate is no longer a duty.",

  witness: {
    label: (count, together) =>
      together ? `${witnesses(count)}, ${count === 2 ? "both" : "all"} there` : witnesses(count),
    hint: (count) =>
      count === 1 ? "This person is there, and can confirm it later." : "They are there, and can confirm it later.",
    together: (count) =>
      count === 2 ? "Both are there at the same moment, when you sign." : "All are there at the same moment.",
    none: "No witnesses needed",
    noneHint: "The ordinary ways need no witnesses. They do no harm.",
    noneForSome: "No witnesses for some of these ways",
    some: "Witnesses, for some of these ways",
    each: "Witnesses, as many as the way asks for",
    unknown: "How many witnesses: not reviewed yet",
    unknownFor: (form) => `For ${form}: not reviewed yet.`,
    unknownHere: "How many witnesses this way needs is not reviewed yet.",
    count: (count) => (count === 0 ? "No witnesses are needed." : `It needs ${lower(witnesses(count))}.`),
    forForm: (form, count) => `For ${form}: ${lower(witnesses(count))}.`,
    onRequest: (count) =>
      count > 0
        ? `${witnesses(count)} only if you cannot sign or read, or if somebody asks for them.`
        : "Witnesses only if you cannot sign or read, or if you ask for them.",
    forProof: (count) => ({
      label: `${witnesses(count)}, so that it proves itself`,
      hint: "The will counts without. With a witness, and your signature on every page, nobody has to prove it later.",
    }),
    onDenial: (count) => ({
      label: `${witnesses(count)}, in case somebody denies it`,
      hint: "If your will is denied, upright witnesses are asked for.",
    }),
    instead: {
      notary: "A notary can stand in for them.",
      "second-notary": "A second notary can stand in for them.",
      mayor: "The mayor can stand in for them.",
    },
    officialCounts: "The officer before whom you sign is one of them; the other is an adult.",
    remote: {
      allowed: "They may be there by video.",
      licensed: "They may be there by video, if one of them is licensed to practise law.",
    },
    minAge: (years) => `Each witness is ${years} or older.`,
    example: "Two neighbours or colleagues who are in the room when you sign.",
  },
  interested: {
    label: "Witnesses who receive nothing",
    effects: {
      "gift-void": "A gift to a witness fails. The will itself stays good.",
      "gift-void-unless-cleared":
        "A gift to a witness fails unless the law's exception holds. The will itself stays good.",
      "clause-void": "What the will gives to a witness is void. The rest stays good.",
      "will-void": "If a witness was not allowed to be one, the whole will is void.",
      "will-voidable": "If a witness was not allowed to be one, a court may declare the will invalid.",
      "witness-not-counted": "A witness who has something to gain does not count, and then one may be missing.",
      barred: "People who have something to gain may not be witnesses. What follows if they are is not reviewed yet.",
      none: "A gift to a witness stays good here. It is wiser all the same to choose somebody who receives nothing.",
    },
    unknown:
      "What becomes of a gift to a witness here is not reviewed yet. Adults who receive nothing are the safe choice.",
    unless: (items) => `The gift stands all the same if ${either.format(items)}.`,
    onlyForms: (names) => `This holds for ${list.format(names)}.`,
    bars: (items) => `Who should not be a witness: ${list.format(items)}.`,
    varies: "In many parts of the country the excess of such a gift is void.",
    example: "A neighbour may be a witness; the daughter who receives the house should not.",
  },
  exceptions: {
    "two-others": "two other witnesses signed",
    "court-satisfied": "a court is satisfied that nobody was pressed",
    "intestate-share": "it is no more than the witness would inherit without a will",
    consent: "those who would gain from its failure consent",
    "small-gift": "it is small",
  },
  bars: {
    beneficiary: "whoever receives something",
    "spouse-of-beneficiary": "the husband or wife of such a person",
    interested: "anybody with an interest of their own in these people",
    "kin-of-beneficiary": "close relatives of whoever receives something",
    heir: "your heirs",
    "kin-of-testator": "your own close relatives",
    minor: "anybody who is not of age",
    incapable: "anybody without legal capacity",
    illiterate: "anybody who cannot read and write",
    "language-not-understood": "anybody who does not understand the language",
    "official-or-staff": "the notary and the notary's staff",
    "kin-of-official": "the notary's close relatives",
    "each-others-spouse": "a husband and wife together",
    writer: "whoever wrote the will for you",
    executor: "the executor",
  },
  executor: {
    "may-be-named": "You may name an executor, who sees that the will is carried out.",
    "may-witness": "The executor may be a witness.",
  },

  limit: {
    third: {
      label: "At most one third by will",
      hint: "Your heirs have fixed shares. Of what remains after funeral and debts, gifts by will may take one third; more stands only if the heirs consent.",
    },
    reserve: (heirs) => ({
      label: "The part that is kept for your family",
      hint:
        heirs.length > 0
          ? `The law keeps a part for some people whatever the will says. Here: ${list.format(heirs)}.`
          : "The law keeps a part for close family whatever the will says.",
    }),
    claims: {
      label: "Think of those who depend on you",
      hint: "You may give to whom you wish. People close to you whom the will leaves without enough can ask a court for more.",
    },
    everything: {
      label: "You may give everything to whom you wish",
      hint: "No part is kept for anybody.",
    },
    lifetime: {
      label: "A gift in your lifetime, beside the will",
      hint: "After this law a will as such does not change who inherits. What should go to others is given while you live, or by a deed that takes effect before death.",
    },
    unknown: "How much you may give by will: not reviewed yet",
    example: "You have a husband and two children: the calculator shows what is kept for each of them.",
    thirdExample: "If 90,000 remain after all debts, gifts by will may come to 30,000.",
  },
  toHeir: {
    consent: {
      label: "No gift to an heir without the others' consent",
      hint: "Whoever inherits anyway receives something more by will only if the other heirs consent after your death.",
      example: "A flat for one of three sons: his brothers are asked after your death.",
    },
    void: {
      label: "No gift to somebody who inherits anyway",
      hint: "A gift by will to an heir is void. If the others agree to it, that is a gift of their own.",
      example: "A flat for one of three sons: give it in your lifetime, or leave the shares as they are.",
    },
    free: {
      label: "An heir may receive within the third",
      hint: "Within one third you may also favour somebody who inherits anyway, without asking the others.",
      example: "A flat for one of three sons, if it is worth no more than a third.",
    },
  },
  protects: {
    children: "your children",
    spouse: "your husband or wife",
    parents: "in some families your parents",
    "minors-and-dependants": "children under age, and relatives who cannot work or depend on you",
    "unable-to-work": "heirs who cannot work and have no income",
  },
  grandchildren: {
    "obligatory-bequest":
      "Grandchildren whose father or mother died before you can have a bequest by law, before the gifts of your will.",
    represent: "Grandchildren whose father or mother died before you step into that place.",
  },
  orderOfClaims: "First comes the funeral, then come debts, then gifts by will, and then the shares of the heirs.",

  date: {
    label: "Put the date beside your name",
    hint: "It shows which will is the last one.",
    example: "3 May, with the year, beside your signature.",
  },
  keep: {
    label: "Keep the original where it will be found",
    hint: "Tell one person you trust where it is. A copy is often not enough.",
    example: "In a fireproof box at home, and your sister knows where the key is.",
  },
  marriage: {
    label: "Make a new will when you marry",
    effects: {
      none: "A marriage does not change the will by itself.",
      revokes: "A marriage cancels the will that was made before.",
      "revokes-with-exceptions":
        "A marriage cancels the will that was made before, unless the will was meant for it or the law makes an exception.",
      "spouse-first-takes-share":
        "If you marry later, your husband or wife first takes the share that the law gives; the will divides the rest.",
    },
    unknown: "What a marriage does to a will: not reviewed yet.",
    example: "You marry in June: sign a new will after the wedding.",
  },
  divorce: {
    label: "Read the will again after a divorce",
    effects: {
      none: "A divorce does not change the will by itself. If your former husband or wife should receive nothing, write a new one.",
      "gift-void": "A divorce takes away what the will gives to the former husband or wife, unless you said otherwise.",
      "treated-as-dead": "After a divorce the will is read as if the former husband or wife had died.",
      "lapses-for-three-months":
        "If you die within three months of a divorce, the gift to the former husband or wife lapses. After that it stands again, so change the will in time.",
      excluded: "After a divorce or separation the former husband or wife is left out.",
      "ends-joint-will":
        "A divorce ends only a will that both of you made together. Other wills stay as they are, so read yours again.",
    },
    unknown: "What a divorce does to a will: not reviewed yet.",
    example: "Strike nothing out on the old paper: make a new will.",
  },
  laterChild: {
    label: "Make a new will when a child is born",
    effects: {
      revokes: "A child who comes later cancels the will.",
      "revokes-before-first": "A will made before your marriage or your first child is void if a child is born later.",
      "revokes-if-unknown": "A descendant who comes later, and of whom you did not know, cancels the will.",
    },
    example: "A daughter is born: sign a new will that names her.",
  },
  lapses: { "becoming-muslim": "The will lapses if you become a Muslim." },

  papers: {
    choice: "The paper of the way that you choose",
    hint: "This is the paper that counts.",
    courtLeave: (under) => `The leave of the court, if you are under ${under}`,
    otherLanguage: (language) => `The text in ${language} too, if it is written in another language`,
  },
  language_: {
    any: "Any language",
    needed: {
      "official-deeds": (language) => `Deeds of a notary or office are in ${language}.`,
      any: () => "The will may be in any language.",
      "known-to-testator": () => "The will is in a language that you know.",
      "known-to-notary": (language) => `The deed is in ${language}, or in another language that the notary masters.`,
      only: (language) => `The will must be in ${language}.`,
    },
    help: {
      interpreter: "If you do not speak it, an interpreter helps.",
      "interpreter-at-notary": "At the notary an interpreter can help.",
      "both-languages": "If you use another language, the text stands in both.",
    },
    ownHandAny: "What you write in your own hand may be in your own language.",
    privateAny: "A will without an official may be in any language that the witnesses understand.",
    unknown: "The language of the will: not reviewed yet.",
  },
  authority: {
    roles: {
      notary: "Here a will is made or certified.",
      court: "Here a will is brought, kept or proved.",
      registry: "Here a will is registered.",
      none: "No office is needed.",
    },
    registration: {
      optional: "You may have the will registered; it counts without.",
      needed: "It counts once it is registered.",
      "needed-for-land": "For land and buildings it must be registered.",
      "for-enforcement": "To be carried out it is documented there.",
      "or-judgment-within-two-years":
        "A registered will is carried out without a judgment. An unregistered one needs a judgment within two years of the death.",
    },
    deposit: (name) => `You may leave it there for keeping: ${name}.`,
    register: {
      central: "There is a central register of wills, which is asked after a death.",
      voluntary: "There is a register that you may use if you wish.",
      regional: "Registers are kept in each region.",
      partial: "Some kinds of wills can be searched for; there is no register of all.",
      own: "The office keeps its own register.",
      none: "There is no central register of wills: somebody must know where yours is.",
    },
    registerNames: (names) => `Name of the register: ${list.format(names)}.`,
    network: "The registers of several European countries can ask one another.",
    unknown: "Whether there is a register of wills: not reviewed yet.",
  },
  abroad: {
    hague: {
      true: "The country has joined the Hague Convention of 1961. A will counts in form if it follows the law of the place where it was signed, or of your nationality, domicile or usual home, then or at death; for land also the law of where the land lies.",
      false:
        "The country has not joined the Hague Convention of 1961, so a will that is good abroad is not always good here.",
    },
    eu650: {
      true: "The European Succession Regulation (650/2012) applies. The law of your last usual home governs everything; in the will you may choose the law of your nationality instead.",
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
        "A will from abroad counts in form by the law of your nationality or of the place where it was made.",
      place: "A will from abroad counts in form by the law of the place where it was made.",
      "own-rule": "The country has its own rule for wills from abroad.",
    },
    nationals: "Its nationals abroad need an official deed for their will.",
    conflict: {
      nationality: "Who inherits follows the law of your nationality.",
      "habitual-residence": "Who inherits follows the law of your last usual home.",
      domicile: "Who inherits follows the law of your last domicile.",
      "domicile-and-land":
        "Land in the country follows its own law; everything else follows the law of your last domicile.",
      "by-choice": "You may choose the law.",
      "nationality-and-land":
        "Who inherits follows the law of your nationality; land in the country follows its own law.",
      "residence-and-land": "Who inherits follows the law of your last home; land follows the law of where it lies.",
      "domicile-or-choice":
        "Who inherits follows the law of your last domicile, or the law of a nationality that you chose.",
      "personal-law": "Who inherits follows the law of your religion or nationality.",
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
    family: "What the law keeps for the family",
    missing: "What nobody has reviewed yet",
    sources: "Sources",
  },
  guide: {
    intro: (law) =>
      `This guide says in plain words what a will needs under this law: ${law}. It helps you to prepare. Before you sign something important, show it to a lawyer or notary of the country.`,
    who: "A will is personal. Nobody else can make it for you, and you may change your mind as long as you live.",
    how: "Take your time, use clear names and full addresses, and say who receives what. These are the ways that count:",
    witnesses: "Witnesses are there so that nobody can say later that the paper is not yours.",
    keeping:
      "A good will that nobody finds helps nobody. Keep the original dry and safe, and tell one person you trust where it is.",
    changes:
      "Life changes, and a will does not always change with it. Read yours again after a wedding, a divorce, a birth or a death.",
    abroad: "If you live, own something or come from more than one country, several laws can meet in your will.",
    family: "A will is not always free to give everything away.",
    calculator: "The calculator shows for your own family who inherits what, and why.",
    missing: "These points are not reviewed yet. We leave them open rather than guess:",
    checked: (grade, month) => `${howRead[grade]}; last checked ${month}:`,
    notAdvice: "This is general information, not legal advice.",
    school: (law) =>
      `Here is what this law says about wills: ${law}. It says who inherits and how much a will may give. How a will is written, signed and witnessed follows the country in which it is used.`,
  },
  ofCountry: {
    label: "The form follows the law of your country",
    hint: "How a will is written, signed and witnessed is a matter of the country. Choose a country to see what it asks for.",
  },
  choosePart: {
    label: "Choose a part of this law first",
    hint: "It differs between parts of the country, communities or schools. Choose one to see what it asks for.",
  },
  custom: {
    lines: [
      {
        label: "No country's rules are checked",
        hint: "You decide who receives what. Whether a law keeps a part for somebody is not looked at here.",
      },
      {
        label: "Ask a lawyer where you live",
        hint: "In many countries close family cannot be left out, whatever the will says.",
      },
      {
        label: "In writing, signed and dated",
        hint: "A signed paper before two adults who receive nothing is accepted in many countries. That it is enough in yours is not checked.",
      },
    ],
    guide:
      "With Build Your Own you write down your wishes without the rules of any country. Nothing here is compared with a law: not your age, not the form, not the witnesses, and not what must stay with your family.\n\nThat can be right where your country is not in our list yet. But a court will follow the law of the country all the same. In many countries a part of what you leave belongs to husband, wife, children or parents whatever the will says, and a paper in the wrong form counts for nothing.\n\nWrite clearly who you are, who receives what, and who carries it out. Sign and date it, and keep the original where somebody you trust will find it. Then show it to a lawyer or notary where you live.",
  },
};
