import type { Words } from "./words.ts";

export const words: Words = {
  draft: "Draft",
  titles: {
    will: "Last Will and Testament",
    model: "A model to copy by hand",
    notarial: "Draft for the notary",
    wasiyya: "Wasiyya",
    halachic: "Will",
    custom: "Will",
  },
  notes: {
    model:
      "Copy this text by hand, every word of it, then date and sign it. In this form, a printed copy would not be valid, even if you sign it.",
    notarial: "Give this text to the notary or official who draws up the will. It is not a will itself.",
    custom: "This text follows no preset law. Ask a lawyer to check it before you sign.",
    halachic:
      "The acknowledgement of a debt usually goes with a will under Jewish law. Have a rabbinical court check it, and write in the sum, before you sign.",
  },
  headings: {
    testator: "Who I am",
    law: "Law",
    covers: "What this will covers",
    revocation: "Earlier wills",
    executors: "Executors",
    guardians: "Guardians",
    gifts: "Gifts",
    residue: "Everything else",
    shares: "What the law gives my heirs",
    leftOut: "People I leave out",
    minors: "Young people",
    pets: "Pets",
    funeral: "Funeral",
    letters: "Letters",
    accounts: "Online accounts",
    debtDevice: "Acknowledgement of a debt",
    signature: "Signature",
    instructions: "How to sign this will",
  },
  invocation: "In the name of God, the Most Gracious, the Most Merciful.",
  opening: ({ name, born, place, address }) =>
    `I, ${name}${born ? `, born on ${born}${place ? ` in ${place}` : ""}` : ""}${address ? `, of ${address}` : ""}, make this will of my own free will.`,
  debtsFirst:
    "My funeral and my debts are paid first. My bequests are paid next, from no more than one third of what remains, unless my heirs agree to more after my death.",
  law: (name) => `I make this will under the following law: ${name}.`,
  chosenLaw: (country) => `I choose the law of ${country}, whose national I am, to govern my whole succession.`,
  covers: {
    only: (country) => `This will covers only my property in ${country}.`,
    except: (countries) => `This will does not cover my property in ${countries}, for which I make a separate will.`,
  },
  revokes: {
    all: "I revoke all my earlier wills and codicils.",
    none: "This will adds to my earlier wills. It revokes none of them.",
    same_country: (country) =>
      `I revoke my earlier wills as far as they concern my property in ${country}. My wills for other countries stay in force.`,
    other_countries: (countries) =>
      `I revoke my earlier wills, except as far as they concern my property in ${countries}. My separate will for it stays in force.`,
  },
  executors: (names) => `I appoint ${names} to carry out this will.`,
  substituteExecutors: (names) => `If none of them can or will act, I appoint ${names} instead.`,
  guardian: (child, guardian) => `If no parent of ${child} can care for them, I appoint ${guardian} as their guardian.`,
  substituteGuardian: (name) => `If that person cannot or will not act, I appoint ${name} instead.`,
  gift: (what, to) => `I give ${what} to ${to}.`,
  substituteGift: (first, name) => `If ${first} dies before me, it goes to ${name}.`,
  ifHeirsAgree: "This gift counts only as far as my heirs agree to it after my death.",
  wishes: (said) => `My wish: ${said}`,
  given: {
    part: (share, title) => `${share} of ${title}`,
    use: (title) => `the use of ${title} for life`,
    usePart: (share, title) => `the use of ${share} of ${title} for life`,
    estate: (share) => `${share} of my estate`,
    sum: "a sum of money",
  },
  residueByLaw: "All that remains goes to my heirs, in the shares that the law gives them.",
  residueAll: (to) => `I give all that remains of my estate to ${to}.`,
  residue: (share, to) => `I give ${share} of all that remains of my estate to ${to}.`,
  substituteResidue: (first, name) => `If ${first} dies before me, that share goes to ${name}.`,
  shares: {
    text: "If I died today, the law would divide what remains after funeral, debts and bequests like this:",
    person: "Heir",
    share: "Share",
    treasury: "The public treasury",
  },
  leftOut: (name) => `I have left ${name} out on purpose.`,
  reason: (said) => `My reason: ${said}`,
  receiveAge: (age) => `What I give to someone younger than ${age} is kept for them until they reach that age.`,
  pet: (name, to) => `I ask ${to} to take in ${name}.`,
  funeral: {
    burial: "I wish to be buried.",
    cremation: "I wish to be cremated.",
    body_donation: "I wish to give my body to science.",
    family_decides: "I leave it to my family how I am laid to rest.",
  },
  letters: (count) =>
    count === 1
      ? "One letter goes with this will. It is in my vault and is not part of the will."
      : `${count} letters go with this will. They are in my vault and are not part of the will.`,
  services: { google: "my Google account", apple: "my Apple account", facebook: "my Facebook account" },
  accountNamed: (service, designee) =>
    `For ${service}, I have named ${designee} in the service’s own tool, which goes before this will.`,
  accountOpen: (service) => `My executors may ask for access to ${service}.`,
  debtDevice: [
    "Besides this will, I acknowledge today, by an act of acquisition that takes effect at once, a debt to the people to whom I give something in it, to each in the sum of ____________________.",
    "The debt falls due one moment before my death and binds all that I own then.",
    "My heirs by the law of the Torah are free of it if they carry out this will.",
  ],
  signed: "I sign this will in the presence of the witnesses named below.",
  signatureOf: (name) => `Signature of ${name}`,
  dateAndPlace: "Date and place",
  attestation:
    "Signed by the person named above in our presence, both of us being present at the same time, and then signed by each of us in that person’s presence.",
  witness: (number) => `Witness ${number}`,
  nameAndAddress: "Name, address and occupation",
  notValidByItself:
    "Printing, storing or publishing this text does not make it a valid will. It counts only once it is signed as the law asks.",
  checked: (month) => `Last checked: ${month}`,
  approved: (name, day) => `${name}, lawyer, approved the text of this version on ${day}.`,
  notReviewed: "We have not reviewed how wills are signed under this law. Ask a lawyer there before you sign.",
  governs: (language) => `If the two texts differ, the ${language} text counts.`,
  page: (n, of) => `Page ${n} of ${of}`,
  version: (n) => `Version ${n}`,
  hash: "Fingerprint",
  verifyAt: (address) => `Check this text at ${address}`,
  initials: "Initials",
};
