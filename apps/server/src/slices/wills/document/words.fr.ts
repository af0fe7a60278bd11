import type { Words } from "./words.ts";

export const words: Words = {
  draft: "Brouillon",
  titles: {
    will: "Testament",
    model: "Modèle à recopier à la main",
    notarial: "Projet pour le notaire",
    wasiyya: "Wasiyya",
    halachic: "Testament",
    custom: "Testament",
  },
  notes: {
    model:
      "Recopiez ce texte à la main, mot pour mot, puis datez-le et signez-le. Sous cette forme, une copie imprimée ne serait pas valable, même signée.",
    notarial: "Remettez ce texte au notaire ou à l’officier qui dresse le testament. Ce n’est pas un testament.",
    custom: "Ce texte ne suit aucune loi prédéfinie. Faites-le vérifier par un avocat avant de signer.",
    halachic:
      "La reconnaissance de dette accompagne d’ordinaire un testament selon la loi juive. Faites-la vérifier par un tribunal rabbinique et inscrivez la somme avant de signer.",
  },
  headings: {
    testator: "Qui je suis",
    law: "Loi",
    covers: "Ce que couvre ce testament",
    revocation: "Testaments antérieurs",
    executors: "Exécuteurs testamentaires",
    guardians: "Tuteurs",
    gifts: "Legs",
    residue: "Tout le reste",
    shares: "Ce que la loi donne à mes héritiers",
    leftOut: "Personnes écartées",
    minors: "Les plus jeunes",
    pets: "Animaux",
    funeral: "Obsèques",
    letters: "Lettres",
    accounts: "Comptes en ligne",
    debtDevice: "Reconnaissance de dette",
    signature: "Signature",
    instructions: "Comment signer ce testament",
  },
  invocation: "Au nom de Dieu, le Clément, le Miséricordieux.",
  opening: ({ name, born, place, address }) =>
    `Je, ${name}${born ? `, date de naissance : ${born}${place ? ` à ${place}` : ""}` : ""}${address ? `, demeurant ${address}` : ""}, fais ce testament de mon plein gré.`,
  debtsFirst:
    "Mes obsèques et mes dettes sont payées d’abord. Mes legs sont payés ensuite, sur un tiers au plus de ce qui reste, sauf si mes héritiers acceptent davantage après mon décès.",
  law: (name) => `Je fais ce testament sous la loi suivante : ${name}.`,
  chosenLaw: (country) => `Je choisis la loi de ma nationalité (${country}) pour régir l’ensemble de ma succession.`,
  covers: {
    only: (country) => `Ce testament ne couvre que mes biens situés dans ce pays : ${country}.`,
    except: (countries) =>
      `Ce testament ne couvre pas mes biens situés dans un autre pays (${countries}), pour lesquels je fais un testament distinct.`,
  },
  revokes: {
    all: "Je révoque tous mes testaments et codicilles antérieurs.",
    none: "Ce testament complète mes testaments antérieurs. Il n’en révoque aucun.",
    same_country: (country) =>
      `Je révoque mes testaments antérieurs pour mes biens situés dans ce pays : ${country}. Mes testaments pour d’autres pays restent en vigueur.`,
    other_countries: (countries) =>
      `Je révoque mes testaments antérieurs, sauf pour mes biens situés dans un autre pays (${countries}). Le testament distinct que je fais pour eux reste en vigueur.`,
  },
  executors: (names) => `Je nomme ${names} pour exécuter ce testament.`,
  substituteExecutors: (names) => `Si personne d’entre eux ne peut ou ne veut agir, je nomme ${names}.`,
  guardian: (child, guardian) =>
    `Si aucun parent de ${child} ne peut en prendre soin, je nomme ${guardian} pour assurer sa tutelle.`,
  substituteGuardian: (name) => `Si cette personne ne peut ou ne veut pas agir, je nomme ${name}.`,
  gift: (what, to) => `Je lègue à ${to} : ${what}.`,
  substituteGift: (first, name) => `Si ${first} décède avant moi, ce legs revient à ${name}.`,
  ifHeirsAgree: "Ce legs ne vaut que dans la mesure où mes héritiers l’acceptent après mon décès.",
  wishes: (said) => `Mon souhait : ${said}`,
  given: {
    part: (share, title) => `${share} de ce bien : ${title}`,
    use: (title) => `l’usufruit, à vie, de ce bien : ${title}`,
    usePart: (share, title) => `l’usufruit, à vie, de ${share} de ce bien : ${title}`,
    estate: (share) => `${share} de ma succession`,
    sum: "une somme d’argent",
  },
  residueByLaw: "Tout ce qui reste revient à mes héritiers, selon les parts que la loi leur donne.",
  residueAll: (to) => `Je lègue tout ce qui reste de ma succession à ${to}.`,
  residue: (share, to) => `Je lègue ${share} de tout ce qui reste de ma succession à ${to}.`,
  substituteResidue: (first, name) => `Si ${first} décède avant moi, cette part revient à ${name}.`,
  shares: {
    text: "Si je mourais aujourd’hui, la loi partagerait ainsi ce qui reste après les obsèques, les dettes et les legs :",
    person: "Héritier",
    share: "Part",
    treasury: "Le Trésor public",
  },
  leftOut: (name) => `J’ai volontairement écarté ${name}.`,
  reason: (said) => `Ma raison : ${said}`,
  receiveAge: (age) => `Ce que je donne à une personne de moins de ${age} ans est gardé pour elle jusqu’à cet âge.`,
  pet: (name, to) => `Je demande à ${to} d’accueillir ${name}.`,
  funeral: {
    burial: "Je souhaite une inhumation.",
    cremation: "Je souhaite une crémation.",
    body_donation: "Je souhaite donner mon corps à la science.",
    family_decides: "Je laisse ma famille décider de mes obsèques.",
  },
  letters: (count) =>
    count === 1
      ? "Une lettre accompagne ce testament. Elle est dans mon coffre et ne fait pas partie du testament."
      : `${count} lettres accompagnent ce testament. Elles sont dans mon coffre et ne font pas partie du testament.`,
  services: { google: "mon compte Google", apple: "mon compte Apple", facebook: "mon compte Facebook" },
  accountNamed: (service, designee) =>
    `Pour ${service}, j’ai désigné ${designee} dans l’outil du service, qui passe avant ce testament.`,
  accountOpen: (service) => `Mes exécuteurs peuvent demander l’accès à ${service}.`,
  debtDevice: [
    "Outre ce testament, je reconnais aujourd’hui, par un acte d’acquisition à effet immédiat, une dette envers les personnes que j’y gratifie, pour chacune de la somme de ____________________.",
    "La dette est exigible un instant avant ma mort et porte sur tout ce que je possède alors.",
    "Mes héritiers selon la loi de la Torah en sont libérés s’ils exécutent ce testament.",
  ],
  signed: "Je signe ce testament en présence des témoins nommés ci-dessous.",
  signatureOf: (name) => `Signature de ${name}`,
  dateAndPlace: "Date et lieu",
  attestation:
    "Signé par la personne nommée ci-dessus en notre présence, tous deux présents en même temps, puis signé par chacun de nous en sa présence.",
  witness: (number) => `Témoin ${number}`,
  nameAndAddress: "Nom, adresse et profession",
  notValidByItself:
    "Imprimer, conserver ou publier ce texte n’en fait pas un testament valable. Il ne compte qu’une fois signé comme la loi le demande.",
  checked: (month) => `Dernière vérification : ${month}`,
  approved: (name, day) => `${name}, avocat, a approuvé le texte de cette version le ${day}.`,
  notReviewed:
    "Nous n’avons pas vérifié comment les testaments se signent sous cette loi. Consultez un avocat de ce pays avant de signer.",
  governs: (language) => `Si les deux textes diffèrent, c’est le texte en ${language} qui compte.`,
  page: (n, of) => `Page ${n} sur ${of}`,
  version: (n) => `Version ${n}`,
  hash: "Empreinte",
  verifyAt: (address) => `Vérifiez ce texte sur ${address}`,
  initials: "Paraphe",
};
