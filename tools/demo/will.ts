import type { WillContent, WillPerson } from "@heirlock/domain/wills/content";

interface Member {
  id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
}
interface Asset {
  id: string;
  title: string;
}

/** Nadia's will as far as she has come: her family, two gifts, and who carries it out. */
export function nadiasWill(members: readonly Member[], assets: readonly Asset[]): WillContent {
  const person = (id: string, firstName: string, kin: WillPerson["kin"]): WillPerson => {
    const member = members.find(({ first_name }) => first_name === firstName)!;
    return {
      id,
      kind: "person",
      name: `${member.first_name} ${member.last_name}`,
      memberId: member.id as WillPerson["memberId"],
      birthDate: member.date_of_birth,
      kin,
    };
  };
  const child = (sex: "male" | "female") =>
    ({ sex, alive: true, father: "p1", mother: "testator", relation: null, adopted: false }) as const;
  const house = assets[0]!;
  return {
    language: "en",
    testator: {
      fullName: "Nadia Haddad",
      birthDate: "1958-03-14",
      birthPlace: "Bcharré",
      address: "Beirut",
      residence: "LB",
      nationalities: ["LB"],
      sex: "female",
    },
    people: [
      person("p1", "Karim", {
        ...{ sex: "male", alive: true, father: null, mother: null, relation: "spouse", adopted: false },
      }),
      person("p2", "Samir", child("male")),
      person("p3", "Leila", child("female")),
      person("p4", "Rima", child("female")),
      person("m1", "Maya", null),
      { id: "n1", kind: "charity", name: "Beit al-Amal", memberId: null, birthDate: null, kin: null },
    ],
    gifts: [
      {
        id: "g1",
        to: "n1",
        what: { kind: "sum", amount: "2500000", currency: "USD" },
        substitute: null,
        ifHeirsAgree: false,
        wishes: "",
      },
      {
        id: "g2",
        to: "m1",
        what: { kind: "use", asset: house.id as never, title: house.title, part: "1" },
        substitute: null,
        ifHeirsAgree: false,
        wishes: "",
      },
    ],
    residue: [],
    revokes: "all",
    leftOut: [],
    guardians: [{ of: "p4", guardian: "m1", substitute: null }],
    receiveAge: 25,
    pets: [],
    executors: [{ person: "p2", isSubstitute: false }],
    witnesses: [],
    funeral: { kind: "burial", wishes: "" },
    letters: [],
    accounts: [],
    form: null,
    chosenLaw: null,
  };
}
