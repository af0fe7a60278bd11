import type { EntryId } from "../../identifiers.ts";
import { testatorRef, type WillContent } from "../content.ts";
import { house, kin, person, plainWill } from "./plain-will.ts";

const gift = { substitute: null, ifHeirsAgree: false, wishes: "" };

/** Nadia's will with something of everything that a will can say. */
export const fullWill: WillContent = {
  ...plainWill,
  people: [
    person("son", { name: "Samir Haddad", kin: kin({ mother: testatorRef, father: "husband" }) }),
    person("daughter", {
      name: "Leila Haddad",
      birthDate: "2012-05-01",
      kin: kin({ sex: "female", mother: testatorRef, father: "husband" }),
    }),
    person("husband", { name: "Karim Haddad", kin: kin({ relation: "spouse" }) }),
    person("brother", { name: "Fadi Khoury" }),
    person("charity", { kind: "charity", name: "Beit al-Amal" }),
  ],
  gifts: [
    ...plainWill.gifts,
    { ...gift, id: "g3", to: "brother", what: { kind: "thing", title: "My watch" }, wishes: "Wear it on Sundays" },
    { ...gift, id: "g4", to: "husband", what: { kind: "use", asset: house, title: "House in Bcharré", part: "1/2" } },
    { ...gift, id: "g5", to: "charity", what: { kind: "part", part: "1/10" }, ifHeirsAgree: true },
  ],
  leftOut: [{ person: "brother", reason: "He has enough" }],
  guardians: [{ of: "daughter", guardian: "brother", substitute: "son" }],
  receiveAge: 21,
  pets: [{ id: "p1", name: "Mishmish", to: "daughter", wishes: "Two walks a day" }],
  funeral: { kind: "burial", wishes: "Under the olive tree" },
  letters: ["00000000-0000-4000-8000-00000000bb01" as EntryId],
  accounts: [
    { id: "a1", service: "google", name: "", isDesignated: true, designee: "Samir Haddad", wishes: "" },
    { id: "a2", service: "other", name: "Recipe blog", isDesignated: null, designee: "", wishes: "Keep it online" },
  ],
  chosenLaw: "LB",
};
