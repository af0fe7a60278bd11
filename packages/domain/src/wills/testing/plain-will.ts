import type { AssetId, MemberId } from "../../identifiers.ts";
import type { Kin, WillContent, WillPerson } from "../content.ts";

export const memberOf = (id: string) => `00000000-0000-4000-8000-0000000000${id}` as MemberId;
export const house = "00000000-0000-4000-8000-00000000aa01" as AssetId;

export const person = (id: string, changes: Partial<WillPerson> = {}): WillPerson => ({
  id,
  kind: "person",
  name: `Person ${id}`,
  memberId: null,
  birthDate: null,
  kin: null,
  ...changes,
});

/** A living man whose kin is told by the changes. */
export const kin = (changes: Partial<Kin>): Kin => ({
  sex: "male",
  alive: true,
  father: null,
  mother: null,
  relation: null,
  adopted: false,
  ...changes,
});

/** A house for the son, a sum for a charity, the rest for both children; the brother sees to it. */
export const plainWill: WillContent = {
  language: "en",
  testator: {
    fullName: "Nadia Haddad",
    birthDate: "1958-04-02",
    birthPlace: "Beirut",
    address: "12 Rue Gouraud, Beirut",
    residence: "LB",
    nationalities: ["LB"],
    sex: "female",
  },
  people: [
    person("son", { memberId: memberOf("01"), name: "Samir Haddad" }),
    person("daughter", { memberId: memberOf("02"), name: "Leila Haddad" }),
    person("brother", { memberId: memberOf("03"), name: "Karim Khoury" }),
    person("charity", { kind: "charity", name: "Beit al-Amal" }),
  ],
  gifts: [
    {
      id: "g1",
      to: "son",
      what: { kind: "asset", asset: house, title: "House in Bcharré", part: "1" },
      substitute: "daughter",
      ifHeirsAgree: false,
      wishes: "",
    },
    {
      id: "g2",
      to: "charity",
      what: { kind: "sum", amount: "500000", currency: "USD" },
      substitute: null,
      ifHeirsAgree: false,
      wishes: "",
    },
  ],
  residue: [
    { to: "son", share: "1/2", substitute: null },
    { to: "daughter", share: "1/2", substitute: null },
  ],
  revokes: "all",
  leftOut: [],
  guardians: [],
  receiveAge: null,
  pets: [],
  executors: [
    { person: "brother", isSubstitute: false },
    { person: "daughter", isSubstitute: true },
  ],
  witnesses: [],
  funeral: { kind: null, wishes: "" },
  letters: [],
  accounts: [],
  form: null,
  chosenLaw: null,
};
