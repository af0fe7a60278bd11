import type { Texts } from "./template-texts.ts";

const numbers = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six"];
const number = (count: number) => numbers[count] ?? String(count);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const witnesses = (count: number) => `${number(count)} ${count <= 1 ? "témoin" : "témoins"}`;
const list = new Intl.ListFormat("fr", { type: "conjunction" });
const either = new Intl.ListFormat("fr", { type: "disjunction" });
/** "en français", "en italien". */
const inLanguage = (language: string) => `en ${language}`;
const howRead = {
  T: "Le texte de la loi a été lu",
  S: "Une source secondaire a été lue",
  K: "À confirmer auprès d’un avocat",
};
const names: Texts["names"] = {
  "Real Estate Publicity and Notarisation Department": "Service de la publicité foncière et du notariat",
  "HM Courts and Tribunals Service": "Service des tribunaux d’Angleterre et du pays de Galles",
  "National Will Register": "National Will Register (privé)",
  Registrar: "Conservateur des actes",
  Notary: "Notaire",
  "Legal Affairs Bureau": "Bureau des affaires juridiques",
  "Sharia court": "Tribunal islamique",
  "Druze community judge": "Juge de la communauté druze",
  "Notary or Najiz": "Notaire ou plateforme Najiz",
  "Notary or peace judge": "Notaire ou juge de paix",
  "Abu Dhabi Judicial Department": "Département judiciaire d’Abou Dabi",
  "Court notary": "Notaire du tribunal",
  "DIFC Wills and Probate Registry": "Registre des testaments du DIFC",
  "Probate court": "Tribunal des successions",
  "Notary or officer of the canton": "Notaire ou officier du canton",
  "Office of the canton": "Office du canton",
  "Central Register of Wills (Bern)": "Registre central des testaments (Berne)",
  "Notarial information system of the Federal Notarial Chamber":
    "Système d’information notarial de la Chambre fédérale des notaires",
  "Court, notary or consul": "Tribunal, notaire ou consul",
  Court: "Tribunal",
};

export const texts: Texts = {
  language: "fr",
  title: (law) => `Ce qu’il faut à un testament · ${law}`,
  confirm: "à confirmer auprès d’un avocat",
  notReviewed: "pas encore vérifié",
  nobodyChecked:
    "Personne n’a encore vérifié ce point pour cette loi. Un avocat ou un notaire sur place peut vous le dire.",
  askThere: "Demandez à un notaire sur place : « Comment mon testament doit-il être fait pour valoir ici ? »",
  cite: (source) => source,
  list: (items) => list.format(items),
  either: (items) => items.join(", ou "),
  semicolon: " ; ",
  names,
  name: (own) => names[own] ?? own,

  age: {
    label: (years) => `Vous avez ${years} ans ou plus`,
    hint: "Vous comprenez ce que vous signez.",
    unknown: "L’âge nécessaire : pas encore vérifié",
    leave: (from) => `Dès ${from} ans avec l’autorisation d’un tribunal.`,
    married: "Ou plus jeune, si vous êtes marié ou mariée.",
    selfSupporting: (from) => `Dès ${from} ans si vous vivez de votre propre travail.`,
    half: (until) => `Avant ${until} ans, vous pouvez donner la moitié de ce que pourrait un adulte.`,
    inPractice: "La loi demande un adulte doué de discernement ; en pratique, c’est cet âge.",
    forForm: (form, years) => `Pour ${form} : ${years} ans ou plus.`,
    example: (years) => `Vous avez eu ${years} ans avant le jour de la signature.`,
  },
  faithHint: "Ces testaments sont pour les personnes non musulmanes.",
  capacity: {
    adult: "Vous êtes majeur ou majeure",
    "sound-mind": "Vous êtes sain ou saine d’esprit",
    discernment: "Vous pouvez juger de ce que vous faites",
    "non-muslim": "Vous n’êtes pas de religion musulmane",
    "never-muslim": "Vous ne l’avez jamais été",
  },

  forms: {
    holograph: {
      name: "un testament de votre main",
      how: "Vous l’écrivez vous-même à la main, du premier mot au dernier.",
      label: "Écrit de votre main",
      paper: "L’original, entièrement de votre écriture",
    },
    "holograph-deposited": {
      name: "un testament manuscrit et déposé",
      how: "Vous l’écrivez à la main et le remettez à un notaire ou à des archives. Sans cela il ne vaut pas.",
      label: "Écrit à la main et remis à un notaire",
      paper: "L’original manuscrit et le papier qui montre où il a été déposé",
    },
    signed: {
      name: "un testament écrit avec votre signature",
      how: "Imprimé ou à la main : il vaut dès que vous l’avez signé.",
      label: "Par écrit, signé par vous",
      paper: "L’original signé",
    },
    witnessed: {
      name: "un testament devant témoins",
      how: "Imprimé ou à la main : vous le signez devant les témoins, et ils signent aussi.",
      label: "Par écrit, signé par vous",
      paper: "L’original avec votre signature et celles des témoins",
    },
    private: {
      name: "un testament lu à des témoins",
      how: "Vous lisez le texte aux témoins et ils le signent avec vous. Aucun officier n’est nécessaire.",
      label: "Lu aux témoins et signé",
      paper: "L’original qui a été lu, avec toutes les signatures",
    },
    printed: {
      name: "un testament imprimé",
      how: "Un texte imprimé, signé à chaque page devant témoins.",
      label: "Imprimé, signé à chaque page",
      paper: "L’original imprimé, signé à chaque page",
    },
    dictated: {
      name: "un testament que quelqu’un écrit pour vous",
      how: "Vous le dites devant témoins, et l’un d’eux l’écrit.",
      label: "Dicté devant témoins",
      paper: "Le papier tel qu’il a été dicté et signé",
    },
    notarial: {
      name: "un testament devant notaire ou un autre officier",
      how: "Un notaire, ou un autre officier que la loi désigne, en fait un acte.",
      label: "Fait devant un notaire ou un officier",
      paper: "L’acte du notaire ou de l’officier",
    },
    "certified-signature": {
      name: "un papier à signature certifiée",
      how: "Un papier sur lequel un officier certifie que la signature est la vôtre.",
      label: "Signé, avec signature certifiée",
      paper: "Le papier à signature certifiée",
    },
    closed: {
      name: "un testament fermé",
      how: "Vous le remettez fermé. Personne ne le lit avant votre mort.",
      label: "Remis fermé",
      paper: "L’enveloppe fermée et l’acte de sa remise",
    },
    deposited: {
      name: "un papier remis à un notaire",
      how: "Vous remettez votre propre papier à un notaire, qui le garde et en prend note.",
      label: "Remis à un notaire pour être gardé",
      paper: "L’acte de dépôt du notaire",
    },
    codicil: {
      name: "un codicille",
      how: "Un papier court, pour de petites choses seulement.",
      label: "Un codicille pour de petites choses",
      paper: "Le codicille",
    },
    "audio-video": {
      name: "un testament enregistré en son ou en image",
      how: "Vous êtes enregistré pendant que vous le dites, devant témoins.",
      label: "Enregistré en son ou en image devant témoins",
      paper: "L’enregistrement",
    },
    electronic: {
      name: "un testament électronique",
      how: "Un fichier que vous signez par voie électronique.",
      label: "Signé par voie électronique",
      paper: "Le fichier signé",
    },
    international: {
      name: "un testament international",
      how: "Un papier écrit de n’importe quelle façon, signé devant une personne habilitée et deux témoins, avec une attestation.",
      label: "Le testament international",
      paper: "Le testament et l’attestation de la personne habilitée",
    },
    registered: {
      name: "un testament inscrit au registre",
      how: "Vous le signez devant le tribunal ou le registre, qui le garde.",
      label: "Inscrit au registre de votre vivant",
      paper: "Le certificat d’inscription",
    },
    "oral-emergency": {
      name: "un testament de vive voix en cas d’urgence",
      how: "Vous le dites aux témoins.",
      label: "De vive voix, en cas d’urgence",
      paper: "Ce que les témoins ont noté",
    },
    emergency: {
      name: "un testament en cas d’urgence",
      how: "La loi a un moyen plus simple quand le temps manque pour un autre.",
      label: "En cas d’urgence",
      paper: "Le papier fait dans l’urgence",
    },
    equated: {
      name: "un testament certifié à l’hôpital, en mer ou à l’armée",
      how: "Le responsable sur place le certifie, et il vaut comme un acte notarié.",
      label: "Certifié à l’hôpital, en mer ou à l’armée",
      paper: "Le papier certifié",
    },
    bank: {
      name: "un papier signé à votre banque",
      how: "Pour l’argent d’un compte, un papier signé à la banque suffit.",
      label: "Signé à votre banque, pour l’argent qui s’y trouve",
      paper: "Le papier signé à la banque",
    },
    any: {
      name: "un testament sous n’importe quelle forme",
      how: "La parole vaut autant qu’un papier. Un papier est bien plus facile à prouver.",
      label: "Aucune forme n’est demandée ; écrivez-le quand même",
      paper: "Un papier signé, pour que personne n’ait à se souvenir de vos paroles",
    },
  },
  excluded: {
    holograph: "un papier manuscrit à lui seul",
    notarial: "un acte notarié à lui seul",
    electronic: "un testament électronique",
  },
  form: {
    choice: (ways) => `Fait de l’une de ces ${number(ways)} façons`,
    unknown: "Comment se fait un testament : pas encore vérifié",
    needs: (items) => `Il doit porter ${list.format(items)}.`,
    formAge: (years) => `Pour cette façon, vous avez ${years} ans ou plus.`,
    withinDays: (days) => `Il doit être porté à un tribunal ou à un bureau dans les ${days} jours.`,
    withinMonths: (months) => `Il doit être porté à un notaire dans les ${months} mois qui suivent le décès.`,
    withinYears: (years) => `Il doit être porté à un notaire dans les ${years} ans qui suivent le décès.`,
    materialParts: "Votre signature et les parties essentielles sont de votre main.",
    typedList: "La liste des biens peut être tapée, si vous signez chaque page.",
    militaryOnly: "Réservé aux soldats et aux marins.",
    varies: "Toutes les parties du pays ne l’acceptent pas.",
    emergency: "Seulement en cas d’urgence, quand aucun autre moyen n’est possible.",
    lapses: {
      making: (months) => `Il ne vaut plus si vous êtes encore en vie ${months} mois après l’avoir fait.`,
      danger: (months) => `Il ne vaut plus ${months === 1 ? "un mois" : `${months} mois`} après la fin du danger.`,
    },
    courtConfirms: "Un tribunal doit le confirmer.",
    excluded: (items) => `Ce qui ne vaut pas comme testament ici : ${list.format(items)}.`,
    courtMayExcuse: "S’il y a un défaut de forme, un tribunal peut encore accepter ce que vous vouliez clairement.",
    example: "Un papier qui se termine par votre nom complet, écrit à la main, et la date.",
  },
  needs: {
    handwritten: "votre propre écriture",
    dated: "la date",
    "full-date": "la date avec le jour, le mois et l’année",
    place: "le lieu",
    signed: "votre signature",
    "every-page-signed": "votre signature à chaque page",
    sealed: "votre sceau",
    address: "votre adresse",
    duplicate: "un second exemplaire",
  },
  joint: {
    void: "Deux personnes ne peuvent pas faire un seul testament ensemble ; chacune fait le sien.",
    "void-but-in-some-regions":
      "Deux personnes ne peuvent pas faire un seul testament ensemble ; certaines régions qui ont leur propre droit civil le permettent.",
    spouses: "Les époux peuvent faire ensemble un seul testament.",
  },
  partsVary: "Les parties du pays ont leurs propres lois. Regardez celle de l’endroit où vous vivez.",
  communities: "Les communautés reconnues d’une autre foi ou d’un autre rite ont leurs propres règles.",
  probate: "La validation par un tribunal n’est plus obligatoire.",

  witness: {
    label: (count, together) => {
      if (!together) return upper(witnesses(count));
      return count === 2 ? "Deux témoins, présents ensemble" : `${upper(witnesses(count))}, présents ensemble`;
    },
    hint: (count) =>
      count === 1
        ? "Cette personne est là et peut le confirmer plus tard."
        : "Ils sont là et peuvent le confirmer plus tard.",
    together: (count) =>
      count === 2 ? "Les deux sont là au même moment, quand vous signez." : "Tous sont là au même moment.",
    none: "Pas besoin de témoins",
    noneHint: "Les façons ordinaires se passent de témoins. Ils ne nuisent pas.",
    noneForSome: "Pas de témoins pour certaines de ces façons",
    some: "Des témoins, pour certaines de ces façons",
    each: "Des témoins, autant que la façon le demande",
    unknown: "Le nombre de témoins : pas encore vérifié",
    unknownFor: (form) => `Pour ${form} : pas encore vérifié.`,
    unknownHere: "Le nombre de témoins pour cette façon n’est pas encore vérifié.",
    count: (count) => (count === 0 ? "Aucun témoin n’est nécessaire." : `Il faut ${witnesses(count)}.`),
    forForm: (form, count) => `Pour ${form} : ${witnesses(count)}.`,
    onRequest: (count) =>
      count > 0
        ? `${upper(witnesses(count))} seulement si vous ne pouvez pas signer ou lire, ou si quelqu’un le demande.`
        : "Des témoins seulement si vous ne pouvez pas signer ou lire, ou si vous en demandez.",
    forProof: (count) => ({
      label: `${upper(witnesses(count))}, pour qu’il se prouve de lui-même`,
      hint: "Le testament vaut sans témoin. Avec un témoin, et votre signature à chaque page, personne n’aura à le prouver plus tard.",
    }),
    onDenial: (count) => ({
      label: `${upper(witnesses(count))}, au cas où quelqu’un le nie`,
      hint: "Si le testament est nié, on demande des témoins intègres.",
    }),
    instead: {
      notary: "Un notaire peut les remplacer.",
      "second-notary": "Un second notaire peut les remplacer.",
    },
    withMayor: (count) => `Avec le maire, ${witnesses(count)} suffisent.`,
    ifSpoken: (count) => `Un testament seulement oral doit être prouvé par ${witnesses(count)}.`,
    sign: { paper: "Les témoins le signent aussi.", "every-page": "Les témoins signent aussi chaque page." },
    officialCounts: "L’officier devant qui vous signez est l’un d’eux ; l’autre est un adulte.",
    remote: {
      allowed: "Ils peuvent être présents par vidéo.",
      licensed: "Ils peuvent être présents par vidéo, si l’un d’eux est autorisé à exercer le droit.",
    },
    minAge: (years) => `Chaque témoin a ${years} ans ou plus.`,
    example: "Deux voisins ou collègues qui sont dans la pièce quand vous signez.",
  },
  interested: {
    label: "Des témoins qui ne reçoivent rien",
    effects: {
      "gift-void": "Ce qui est laissé à un témoin est perdu. Le testament reste valable.",
      "gift-void-unless-cleared":
        "Ce qui est laissé à un témoin est perdu, sauf si l’exception de la loi joue. Le testament reste valable.",
      "clause-void": "Ce que le testament donne à un témoin est nul. Le reste demeure.",
      "will-void": "Si un témoin ne pouvait pas l’être, tout le testament est nul.",
      "will-voidable": "Si un témoin ne pouvait pas l’être, un tribunal peut annuler le testament.",
      "witness-not-counted": "Un témoin qui a quelque chose à gagner ne compte pas, et il peut alors en manquer un.",
      barred:
        "Les personnes qui ont quelque chose à gagner ne peuvent pas être témoins. Ce qui s’ensuit n’est pas encore vérifié.",
      none: "Ce qui est laissé à un témoin reste valable ici. Il est plus sage de choisir quelqu’un qui ne reçoit rien.",
    },
    unknown:
      "Ce que devient ici un legs à un témoin n’est pas encore vérifié. Des adultes qui ne reçoivent rien sont le choix sûr.",
    unless: (items) => `Le legs vaut quand même si ${either.format(items)}.`,
    onlyForms: (items) => `Cela vaut pour ${list.format(items)}.`,
    bars: (items) => `Qui ne devrait pas être témoin : ${list.format(items)}.`,
    varies: "Dans bien des parties du pays, l’excédent d’un tel legs est nul.",
    example: "Un voisin peut être témoin ; la fille qui reçoit la maison, mieux vaut pas.",
  },
  exceptions: {
    "two-others": "deux autres témoins ont signé",
    "court-satisfied": "un tribunal est convaincu qu’il n’y a pas eu de pression",
    "intestate-share": "il ne dépasse pas ce que le témoin hériterait sans testament",
    consent: "ceux qui gagneraient à sa perte y consentent",
    "small-gift": "il est de peu de valeur",
  },
  bars: {
    beneficiary: "qui reçoit quelque chose",
    "spouse-of-beneficiary": "le conjoint de cette personne",
    interested: "quiconque a un intérêt propre auprès de ces personnes",
    "kin-of-beneficiary": "les proches parents de qui reçoit quelque chose",
    heir: "vos héritiers",
    "kin-of-testator": "vos propres proches parents",
    minor: "une personne mineure",
    incapable: "une personne sans capacité juridique",
    illiterate: "qui ne sait ni lire ni écrire",
    "language-not-understood": "qui ne comprend pas la langue",
    "official-or-staff": "le notaire et son personnel",
    "kin-of-official": "les proches parents du notaire",
    "each-others-spouse": "deux époux ensemble",
    writer: "qui a écrit le testament pour vous",
    executor: "l’exécuteur testamentaire",
  },
  executor: {
    "may-be-named": "Vous pouvez nommer un exécuteur testamentaire, qui veille à ce que le testament soit suivi.",
    "may-witness": "L’exécuteur testamentaire peut être témoin.",
  },

  limit: {
    third: {
      label: "Un tiers au plus par testament",
      hint: "Vos héritiers ont des parts fixes. De ce qui reste après les funérailles et les dettes, les legs peuvent prendre un tiers ; davantage ne vaut que si les héritiers y consentent.",
    },
    reserve: (heirs) => ({
      label: "La part réservée à votre famille",
      hint:
        heirs.length > 0
          ? `La loi réserve une part à certaines personnes, quoi que dise le testament. Ici : ${list.format(heirs)}.`
          : "La loi réserve une part à la famille proche, quoi que dise le testament.",
    }),
    claims: {
      label: "Pensez à ceux qui dépendent de vous",
      hint: "Vous pouvez donner à qui vous voulez. Les proches à qui le testament ne laisse pas assez peuvent demander davantage à un tribunal.",
    },
    everything: {
      label: "Vous pouvez tout donner à qui vous voulez",
      hint: "Aucune part n’est réservée à personne.",
    },
    lifetime: {
      label: "Un don de votre vivant, à côté du testament",
      hint: "Selon cette loi, un testament à lui seul ne change pas qui hérite. Ce qui doit aller à d’autres se donne de votre vivant, ou par un acte qui prend effet avant la mort.",
    },
    unknown: "Combien vous pouvez donner par testament : pas encore vérifié",
    example: "Vous avez un conjoint et deux enfants : le calculateur montre ce qui est réservé à chacun.",
    thirdExample: "S’il reste 90 000 après toutes les dettes, les legs peuvent aller jusqu’à 30 000.",
  },
  toHeir: {
    consent: {
      label: "Rien de plus à un héritier sans l’accord des autres",
      hint: "Qui hérite déjà ne reçoit davantage par testament que si les autres héritiers y consentent après le décès.",
      example: "Un appartement pour l’un de trois fils : on demande à ses frères après le décès.",
    },
    void: {
      label: "Aucun legs à qui hérite déjà",
      hint: "Un legs à un héritier est nul. Si les autres l’acceptent, c’est un don de leur part.",
      example:
        "Un appartement pour l’un de trois fils : donnez-le de votre vivant, ou laissez les parts telles quelles.",
    },
    free: {
      label: "Un héritier peut recevoir dans le tiers",
      hint: "Dans la limite du tiers, vous pouvez aussi favoriser qui hérite déjà, sans demander aux autres.",
      example: "Un appartement pour l’un de trois fils, s’il ne vaut pas plus d’un tiers.",
    },
  },
  protects: {
    children: "vos enfants",
    spouse: "votre conjoint",
    parents: "dans certaines familles vos parents",
    "minors-and-dependants": "les enfants mineurs et les parents qui ne peuvent travailler ou dépendent de vous",
    "unable-to-work": "les héritiers qui ne peuvent travailler et sont sans revenu",
    "young-or-incapable-children":
      "vos enfants de 23 ans ou moins, et vos enfants de tout âge à jamais incapables de prendre soin d’eux-mêmes",
  },
  couple: { label: "Ce qui appartient déjà à votre conjoint" },
  coupleProperty: {
    "own-half":
      "La moitié de ce que vous avez en commun appartient déjà à votre mari ou à votre femme. Votre testament ne porte que sur votre moitié.",
  },
  grandchildren: {
    "obligatory-bequest":
      "Les petits-enfants dont le père ou la mère est mort avant vous peuvent avoir un legs de par la loi, avant ceux de votre testament.",
    represent: "Les petits-enfants dont le père ou la mère est mort avant vous prennent cette place.",
  },
  orderOfClaims: "D’abord les funérailles, puis les dettes, puis les legs, et enfin les parts des héritiers.",

  date: {
    label: "Mettez la date à côté de votre nom",
    hint: "Elle montre quel testament est le dernier.",
    example: "3 mai, avec l’année, à côté de votre signature.",
  },
  keep: {
    label: "Gardez l’original là où on le trouvera",
    hint: "Dites à une personne de confiance où il est. Une copie ne suffit souvent pas.",
    example: "Dans une boîte ignifuge à la maison, et votre sœur sait où est la clé.",
  },
  marriage: {
    label: "Faites un nouveau testament quand vous vous mariez",
    effects: {
      none: "Un mariage ne change pas de lui-même le testament.",
      revokes: "Un mariage annule le testament fait auparavant.",
      "revokes-with-exceptions":
        "Un mariage annule le testament fait auparavant, sauf s’il a été fait en vue de ce mariage ou si la loi l’excepte.",
      "spouse-first-takes-share":
        "Si vous vous mariez plus tard, votre conjoint prend d’abord la part que donne la loi ; le testament partage le reste.",
    },
    unknown: "Ce qu’un mariage fait au testament : pas encore vérifié.",
    example: "Vous vous mariez en juin : signez un nouveau testament après la noce.",
  },
  divorce: {
    label: "Relisez le testament après un divorce",
    effects: {
      none: "Un divorce ne change pas de lui-même le testament. Si votre ancien conjoint ne doit rien recevoir, faites-en un nouveau.",
      "gift-void":
        "Un divorce retire ce que le testament donne à l’ancien conjoint, sauf si vous avez dit autre chose.",
      "treated-as-dead": "Après un divorce, le testament se lit comme si l’ancien conjoint était mort.",
      "lapses-for-three-months":
        "Si vous mourez dans les trois mois qui suivent un divorce, le legs à l’ancien conjoint tombe. Ensuite il vaut de nouveau : changez le testament à temps.",
      excluded: "Après un divorce ou une séparation, l’ancien conjoint est écarté.",
      "ends-joint-will": "Un divorce ne met fin qu’au testament fait ensemble. Les autres restent : relisez le vôtre.",
    },
    unknown: "Ce qu’un divorce fait au testament : pas encore vérifié.",
    example: "Ne rayez rien sur l’ancien papier : faites un nouveau testament.",
  },
  laterChild: {
    label: "Faites un nouveau testament à la naissance d’un enfant",
    effects: {
      revokes: "Un enfant qui vient plus tard annule le testament.",
      "revokes-before-first":
        "Un testament fait avant le mariage ou le premier enfant est nul si un enfant naît ensuite.",
      "revokes-if-childless":
        "Si vous n’aviez pas d’enfant en faisant le testament, ou n’en connaissiez aucun, un enfant qui vient plus tard l’annule.",
      "revokes-if-unknown": "Un descendant qui vient plus tard, et que vous ne connaissiez pas, annule le testament.",
    },
    example: "Une fille naît : signez un nouveau testament qui la nomme.",
  },
  lapses: { "becoming-muslim": "Le testament tombe si vous embrassez l’islam." },

  papers: {
    choice: "Le papier de la façon que vous choisissez",
    hint: "C’est ce papier qui compte.",
    courtLeave: (under) => `L’autorisation du tribunal, si vous avez moins de ${under} ans`,
    otherLanguage: (language) => `Le texte ${inLanguage(language)} aussi, s’il est écrit dans une autre langue`,
  },
  language_: {
    any: "N’importe quelle langue",
    needed: {
      "official-deeds": (language) => `Les actes d’un notaire ou d’un bureau sont ${inLanguage(language)}.`,
      any: () => "Le testament peut être dans n’importe quelle langue.",
      "known-to-testator": () => "Le testament est dans une langue que vous connaissez.",
      "known-to-notary": (language) =>
        `L’acte est ${inLanguage(language)}, ou dans une autre langue que le notaire maîtrise.`,
      only: (language) => `Le testament doit être ${inLanguage(language)}.`,
    },
    help: {
      interpreter: "Si vous ne parlez pas cette langue, un interprète vous aide.",
      "interpreter-at-notary": "Chez le notaire, un interprète peut vous aider.",
      "both-languages": "Si vous utilisez une autre langue, le texte est dans les deux.",
    },
    forDeeds: (language) => `${language}, pour les actes officiels`,
    ownHand: {
      any: "Ce que vous écrivez de votre main peut être dans votre propre langue.",
      understood: "Ce que vous écrivez de votre main peut être dans toute langue que vous comprenez.",
      "understood-or-void":
        "Ce que vous écrivez de votre main peut être dans toute langue que vous comprenez. Dans une langue que vous ne comprenez pas, il est nul.",
    },
    privateAny: "Un testament sans officier peut être dans toute langue que les témoins comprennent.",
    unknown: "La langue du testament : pas encore vérifiée.",
  },
  authority: {
    roles: {
      notary: "C’est ici qu’un testament se fait ou se certifie.",
      court: "C’est ici qu’un testament est porté, gardé ou prouvé.",
      registry: "C’est ici qu’un testament est inscrit.",
      none: "Aucun bureau n’est nécessaire.",
    },
    registration: {
      optional: "Vous pouvez faire inscrire le testament ; il vaut aussi sans cela.",
      needed: "Il vaut une fois inscrit.",
      "needed-for-land": "Pour les terrains et les bâtiments, il doit être inscrit.",
      "for-enforcement": "Pour être exécuté, il y est constaté.",
      "or-judgment-within-two-years":
        "Un testament inscrit s’exécute sans jugement. Un testament non inscrit demande un jugement dans les deux ans qui suivent le décès.",
    },
    deposit: (name) => `Vous pouvez l’y laisser en garde : ${name}.`,
    register: {
      central: "Il y a un registre central des testaments, qui est consulté après un décès.",
      voluntary: "Il y a un registre que vous pouvez utiliser si vous le souhaitez.",
      regional: "Des registres sont tenus dans chaque région.",
      partial: "Certaines sortes de testaments peuvent être recherchées ; il n’y a pas de registre de tous.",
      own: "Le bureau tient son propre registre.",
      none: "Il n’y a pas de registre central des testaments : quelqu’un doit savoir où est le vôtre.",
    },
    registerNames: (items) => `Nom du registre : ${list.format(items)}.`,
    network: "Les registres de plusieurs pays d’Europe peuvent s’interroger entre eux.",
    unknown: "S’il y a un registre des testaments : pas encore vérifié.",
  },
  abroad: {
    hague: {
      true: "Le pays est partie à la Convention de La Haye de 1961. Un testament vaut en la forme s’il suit la loi du lieu de sa signature, ou celle de votre nationalité, de votre domicile ou de votre résidence habituelle, alors ou au décès ; pour les immeubles, aussi la loi du lieu où ils se trouvent.",
      false:
        "Le pays n’est pas partie à la Convention de La Haye de 1961 : un testament valable à l’étranger ne l’est pas toujours ici.",
    },
    eu650: {
      true: "Le règlement européen sur les successions (650/2012) s’applique. La loi de votre dernière résidence habituelle régit tout ; dans le testament, vous pouvez choisir à sa place la loi de votre nationalité.",
      false: "Le règlement européen sur les successions (650/2012) ne lie pas ce pays.",
    },
    international: {
      party:
        "Le testament international de la Convention de Washington est accepté comme une façon de plus : par écrit, signé devant une personne habilitée et deux témoins, avec une attestation.",
      "most-parts":
        "La plupart des parties du pays acceptent le testament international de la Convention de Washington.",
      "adopting-parts":
        "Certaines parties du pays ont adopté le testament international de la Convention de Washington.",
    },
    foreignWills: {
      "nationality-or-place":
        "Un testament venu de l’étranger vaut en la forme selon la loi de votre nationalité ou du lieu où il a été fait.",
      place: "Un testament venu de l’étranger vaut en la forme selon la loi du lieu où il a été fait.",
      "own-rule": "Le pays a sa propre règle pour les testaments venus de l’étranger.",
    },
    nationals: "Ses nationaux à l’étranger ont besoin d’un acte officiel pour leur testament.",
    conflict: {
      nationality: "Qui hérite suit la loi de votre nationalité.",
      "habitual-residence": "Qui hérite suit la loi de votre dernière résidence habituelle.",
      domicile: "Qui hérite suit la loi de votre dernier domicile.",
      "domicile-and-land":
        "Les immeubles du pays suivent sa propre loi ; tout le reste suit la loi de votre dernier domicile.",
      "by-choice": "Vous pouvez choisir la loi.",
      "nationality-and-land":
        "Qui hérite suit la loi de votre nationalité ; les immeubles du pays suivent sa propre loi.",
      "residence-and-land":
        "Qui hérite suit la loi de votre dernière résidence ; les immeubles suivent la loi du lieu où ils se trouvent.",
      "domicile-or-choice":
        "Qui hérite suit la loi de votre dernier domicile, ou celle d’une nationalité que vous avez choisie.",
      "personal-law": "Qui hérite suit la loi de votre religion ou de votre nationalité.",
    },
  },

  headings: {
    who: "Qui peut faire un testament",
    how: "Comment il se fait",
    emergency: "En cas d’urgence",
    witnesses: "Les témoins",
    keeping: "Où le garder",
    language: "La langue",
    changes: "Mariage, divorce et enfants",
    abroad: "Testaments venus de l’étranger",
    family: "Ce que la loi réserve à la famille",
    missing: "Ce que personne n’a encore vérifié",
    sources: "Sources",
  },
  guide: {
    intro: (law) =>
      `Ce guide dit en mots simples ce qu’il faut à un testament selon cette loi : ${law}. Il vous aide à vous préparer. Avant de signer quelque chose d’important, montrez-le à un avocat ou à un notaire du pays.`,
    who: "Un testament est personnel. Personne ne peut le faire à votre place, et vous pouvez changer d’avis tant que vous vivez.",
    how: "Prenez votre temps, mettez des noms clairs et des adresses complètes, et dites qui reçoit quoi. Voici les façons qui valent :",
    witnesses: "Les témoins sont là pour que personne ne puisse dire plus tard que le papier n’est pas de vous.",
    keeping:
      "Un bon testament que personne ne trouve n’aide personne. Gardez l’original au sec et en lieu sûr, et dites à une personne de confiance où il est.",
    changes:
      "La vie change, et le testament ne change pas toujours avec elle. Relisez-le après un mariage, un divorce, une naissance ou un décès.",
    abroad:
      "Si vous vivez, possédez des biens ou venez de plus d’un pays, plusieurs lois peuvent se rencontrer dans votre testament.",
    family: "Un testament n’est pas toujours libre de tout donner.",
    calculator: "Le calculateur montre, pour votre propre famille, qui hérite de quoi et pourquoi.",
    missing: "Ces points ne sont pas encore vérifiés. Nous les laissons ouverts plutôt que de deviner :",
    checked: (grade, month) => `${howRead[grade]} ; dernière vérification ${month} :`,
    notAdvice: "Ceci est une information générale, et non un conseil juridique.",
    school: (law) =>
      `Voici ce que cette loi dit des testaments : ${law}. Elle dit qui hérite et combien un testament peut donner. La façon de l’écrire, de le signer et d’y faire assister des témoins dépend du pays où il servira.`,
  },
  ofCountry: {
    label: "La forme suit la loi de votre pays",
    hint: "La façon d’écrire et de signer un testament, et les témoins qu’il faut, sont l’affaire du pays. Choisissez-en un pour voir ce qu’il demande.",
  },
  choosePart: {
    label: "Choisissez d’abord une partie de cette loi",
    hint: "Elle varie selon la partie du pays, la communauté ou l’école. Choisissez-en une pour voir ce qu’elle demande.",
  },
  custom: {
    lines: [
      {
        label: "Les règles d’aucun pays ne sont contrôlées",
        hint: "Vous décidez qui reçoit quoi. On ne regarde pas ici si une loi réserve une part à quelqu’un.",
      },
      {
        label: "Demandez à un avocat là où vous vivez",
        hint: "Dans bien des pays, la famille proche ne peut pas être écartée, quoi que dise le testament.",
      },
      {
        label: "Par écrit, signé et daté",
        hint: "Un papier signé devant deux adultes qui ne reçoivent rien est accepté dans bien des pays. Qu’il suffise dans le vôtre n’est pas contrôlé.",
      },
    ],
    guide:
      "Avec Sur mesure, vous écrivez vos volontés sans les règles d’aucun pays. Rien n’est comparé ici à une loi : ni votre âge, ni la forme, ni les témoins, ni ce qui doit rester à votre famille.\n\nCela peut convenir si votre pays n’est pas encore dans notre liste. Mais un tribunal suivra quand même la loi du pays. Dans bien des pays, une part de ce que vous laissez revient au conjoint, aux enfants ou aux parents, quoi que dise le testament, et un papier qui n’a pas la bonne forme ne vaut rien.\n\nÉcrivez clairement qui vous êtes, qui reçoit quoi et qui s’en charge. Signez et datez, et gardez l’original là où quelqu’un de confiance le trouvera. Puis montrez-le à un avocat ou à un notaire là où vous vivez.",
  },
};
