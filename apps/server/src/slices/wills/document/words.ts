import type { FuneralKind } from "@heirlock/domain/wills/content";

/** What a will is written in. Every sentence is whole, so that a language can order its parts as it likes. */
export interface Words {
  /** On every page of what is not published (DOC-007). */
  draft: string;
  titles: Record<"will" | "model" | "notarial" | "wasiyya" | "halachic" | "custom", string>;
  /** Below the title of what is not signed as it is. */
  notes: Record<"model" | "notarial" | "custom" | "halachic", string>;
  headings: {
    testator: string;
    law: string;
    covers: string;
    revocation: string;
    executors: string;
    guardians: string;
    gifts: string;
    residue: string;
    shares: string;
    leftOut: string;
    minors: string;
    pets: string;
    funeral: string;
    letters: string;
    accounts: string;
    debtDevice: string;
    signature: string;
    instructions: string;
  };
  invocation: string;
  opening: (who: { name: string; born: string; place: string; address: string }) => string;
  /** Before the bequests of a wasiyya. */
  debtsFirst: string;
  law: (name: string) => string;
  chosenLaw: (country: string) => string;
  /** Property in one country alone, or everywhere but in some. */
  covers: { only: (country: string) => string; except: (countries: string) => string };
  revokes: {
    all: string;
    none: string;
    same_country: (country: string) => string;
    /** Of a will for everywhere but these. */
    other_countries: (countries: string) => string;
  };
  executors: (names: string) => string;
  substituteExecutors: (names: string) => string;
  guardian: (child: string, guardian: string) => string;
  substituteGuardian: (name: string) => string;
  gift: (what: string, to: string) => string;
  substituteGift: (first: string, name: string) => string;
  ifHeirsAgree: string;
  wishes: (words: string) => string;
  given: {
    part: (share: string, title: string) => string;
    use: (title: string) => string;
    usePart: (share: string, title: string) => string;
    estate: (share: string) => string;
    sum: string;
  };
  residueByLaw: string;
  residueAll: (to: string) => string;
  residue: (share: string, to: string) => string;
  substituteResidue: (first: string, name: string) => string;
  /** Above the table of shares; the column of people and that of shares. */
  shares: { text: string; person: string; share: string; treasury: string };
  leftOut: (name: string) => string;
  reason: (words: string) => string;
  receiveAge: (age: string) => string;
  pet: (name: string, to: string) => string;
  funeral: Record<FuneralKind, string>;
  letters: (count: number) => string;
  services: Record<"google" | "apple" | "facebook", string>;
  accountNamed: (service: string, designee: string) => string;
  accountOpen: (service: string) => string;
  /** Paired with the will so that it holds before a court that follows the halacha (rulebook 4.1). */
  debtDevice: string[];
  signed: string;
  signatureOf: (name: string) => string;
  dateAndPlace: string;
  attestation: string;
  witness: (number: string) => string;
  nameAndAddress: string;
  notValidByItself: string;
  checked: (month: string) => string;
  notReviewed: string;
  /** By a lawyer, of the very text of this version (DOC-017). */
  approved: (name: string, day: string) => string;
  /** Where two languages stand side by side (DOC-002). */
  governs: (language: string) => string;
  page: (n: string, of: string) => string;
  version: (n: string) => string;
  hash: string;
  /** Beside the code of a published version, for whoever has no camera (DOC-014). */
  verifyAt: (address: string) => string;
  initials: string;
}
