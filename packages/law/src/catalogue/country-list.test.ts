import { expect, test } from "vitest";
import { countryLaws } from "./country-laws.ts";
import { allJurisdictions, countryList, jurisdiction } from "./country-list.ts";
import { partNames } from "./part-names.ts";
import { traditions } from "./traditions.ts";
import { world } from "./world.ts";

const codes = (text: string) => text.split(" ");
const offered = (code: string, ownOnly = true) =>
  Object.fromEntries(
    jurisdiction(code)!
      .legalSystems.filter(({ fromTradition }) => !ownOnly || !fromTradition)
      .map(({ code: system, subJurisdictions = [] }) => [
        system,
        subJurisdictions.filter(({ fromTradition }) => !ownOnly || !fromTradition).map((sub) => sub.code),
      ]),
  );

test("[JUR-016] an entry has code, name, native name, region, subregion and status", () => {
  const entries = countryList("en");
  expect(entries.find(({ code }) => code === "LB")).toEqual({
    code: "LB",
    name: "Lebanon",
    nativeName: "لبنان",
    region: "Asia",
    subregion: "Western Asia",
    status: "active",
  });
  expect(entries).toHaveLength(world.length);
  expect(countryList("fr").find(({ code }) => code === "DE")?.name).toBe("Allemagne");
});

test("[JUR-018] the 27 countries are active", () => {
  const active = "eg za cn in id ir jp lb pk sa tr ae fr de it nl ru es ch gb ca mx us ar br au kr";
  expect(codes(active)).toHaveLength(27);
  for (const code of codes(active)) expect(jurisdiction(code)?.status, code).toBe("active");
});

test("[JUR-019, JUR-036] a country without an active system is coming soon", () => {
  for (const { code, status } of countryList("en")) {
    const own = jurisdiction(code.toLowerCase())!.legalSystems.filter((one) => one.code !== "custom");
    expect(status, code).toBe(own.some((one) => one.status === "active") ? "active" : "coming_soon");
  }
  for (const code of codes("zw pl qa th")) expect(jurisdiction(code)?.status, code).toBe("coming_soon");
});

test("[JUR-020] a tree has three levels, and no name occurs twice on one", () => {
  for (const { code, legalSystems } of allJurisdictions()) {
    expect(code).toMatch(/^[a-z]{2}$/);
    expect(new Set(legalSystems.map((one) => one.code)).size, code).toBe(legalSystems.length);
    for (const { subJurisdictions = [] } of legalSystems) {
      expect(new Set(subJurisdictions.map((sub) => sub.code)).size, code).toBe(subJurisdictions.length);
    }
  }
});

test("[JUR-021] every region that the catalogue names has trees", () => {
  const regions = {
    gulf: "ae bh kw om qa sa",
    levant: "jo lb ps sy",
    "north and west africa": "dz eg ma tn gh ng sn",
    "east africa": "et ke tz ug",
    europe: "fr gb",
    "east asia": "cn jp kr",
    americas: "ar br ca mx us",
    "south and south-east asia": "id in my pk",
    others: "au nz za",
  };
  for (const list of Object.values(regions)) {
    for (const code of codes(list)) expect(countryLaws.map((law) => law.code)).toContain(code);
  }
});

test("[JUR-022] the systems of the trees are the catalogue's, and custom is everywhere", () => {
  const own = new Set(countryLaws.flatMap(({ legalSystems }) => legalSystems.map(({ code }) => code)));
  expect([...own].toSorted()).toEqual(["christian", "civil", "common", "custom", "islamic"]);
  expect(jurisdiction("il")?.legalSystems.map(({ code }) => code)).toContain("hebrew");
  for (const { legalSystems } of allJurisdictions()) {
    expect(legalSystems.filter(({ code }) => code === "custom")).toEqual([{ code: "custom", status: "active" }]);
  }
});

test.each([
  ["JUR-023", "sa", { islamic: ["hanbali"], custom: [] }],
  ["JUR-024", "ae", { islamic: ["sunni"], civil: ["nonmuslim"], common: ["difc", "adgm"], custom: [] }],
  [
    "JUR-025",
    "lb",
    {
      civil: ["general"],
      islamic: ["hanafi", "jafari", "druze", "sunni"],
      christian: ["maronite", "orthodox", "catholic"],
      custom: [],
    },
  ],
  ["JUR-026", "bh", { islamic: ["sunni", "jafari"], custom: [] }],
  ["JUR-027", "om", { islamic: ["ibadi", "sunni"], custom: [] }],
  ["JUR-028", "cy", { civil: ["cypriot"], custom: [] }],
  ["JUR-029", "ie", { common: ["irish"], custom: [] }],
  ["JUR-031", "va", { civil: ["canon"], custom: [] }],
  ["JUR-032", "ye", { islamic: ["zaidi"], custom: [] }],
])(
  "[JUR-023, JUR-024, JUR-025, JUR-026, JUR-027, JUR-028, JUR-029, JUR-031, JUR-032] %s: what %s offers",
  (_id, code, systems) => {
    expect(offered(code, false)).toEqual(systems);
    expect(jurisdiction(code)?.status).toBe("active");
    for (const { status, subJurisdictions = [] } of jurisdiction(code)!.legalSystems) {
      expect([status, ...subJurisdictions.map((sub) => sub.status)]).not.toContain("coming_soon");
    }
  },
);

test("[JUR-030] nine small countries offer civil law and custom", () => {
  for (const code of codes("mc ad sm al me mk rs ba xk")) {
    expect(Object.keys(offered(code)), code).toEqual(["civil", "custom"]);
    expect(jurisdiction(code)?.status, code).toBe("active");
  }
});

const statesOf = (code: string) =>
  Object.fromEntries(
    jurisdiction(code)!.legalSystems.flatMap(({ code: system, subJurisdictions = [] }) =>
      subJurisdictions.filter(({ former }) => !former).map((sub) => [`${code}-${system}-${sub.code}`, sub.status]),
    ),
  );

test("[LAW-032] federal countries list every state or province, and say which of them were reviewed", () => {
  const counts = { us: [51, 16], ca: [13, 4], au: [8, 3], gb: [3, 3] };
  for (const [country, [all, reviewed]] of Object.entries(counts)) {
    const statuses = Object.values(statesOf(country));
    expect([statuses.length, statuses.filter((status) => status === "active").length], country).toEqual([
      all,
      reviewed,
    ]);
    // Every one has a name, and no name is left without a part.
    expect(
      Object.keys(statesOf(country))
        .map((code) => code.split("-").slice(2).join("-"))
        .toSorted(),
    ).toEqual(Object.keys(partNames[country]!).toSorted());
  }
  expect(statesOf("us")).toMatchObject({
    "us-common-california": "active",
    "us-common-new-york": "active",
    "us-civil-louisiana": "active",
    "us-common-colorado": "coming_soon",
  });
  expect(statesOf("gb")).toHaveProperty(["gb-common-northern-irish"]);
});

test("[LAW-032] the most populous countries are listed, if only as not reviewed", () => {
  for (const code of codes("in cn us id pk ng br bd ru mx jp et ph eg cd vn ir tr de th")) {
    const own = jurisdiction(code)!.legalSystems.filter((one) => one.code !== "custom");
    expect(own.length, code).toBeGreaterThan(0);
  }
});

test("[JUR-033] a country without a tree has Build Your Own alone, which can be chosen", () => {
  const withTree = new Set(countryLaws.map(({ code }) => code));
  for (const { code } of world.filter((one) => !withTree.has(one.code.toLowerCase()))) {
    expect(jurisdiction(code.toLowerCase())).toMatchObject({
      status: "coming_soon",
      legalSystems: [{ code: "custom", status: "active" }],
    });
  }
  expect(jurisdiction("zw")).toBeDefined();
});

test("[JUR-034] a country lists the religious laws that apply in it", () => {
  const india = offered("in", false);
  expect(Object.keys(india)).toEqual(
    expect.arrayContaining(["islamic", "christian", "hindu", "buddhist", "jain", "sikh", "parsi"]),
  );
  for (const { type, sub, applicableCountries } of traditions) {
    for (const code of applicableCountries) {
      expect(offered(code, false)[type], `${code} ${type}`).toContain(sub);
    }
  }
});

test("[JUR-015, JUR-036] a tradition that is coming soon is listed and cannot be chosen, but the tree's own word wins", () => {
  const sub = (code: string, system: string, name: string) =>
    jurisdiction(code)!
      .legalSystems.find((one) => one.code === system)
      ?.subJurisdictions?.find((one) => one.code === name)?.status;
  expect(sub("eg", "christian", "coptic")).toBe("active");
  expect(sub("pk", "islamic", "ismaili")).toBe("coming_soon");
  expect(sub("ye", "islamic", "zaidi")).toBe("active");
});

test("[LAW-017] every tree says what it rests on, and when it was reviewed if it can be chosen", () => {
  for (const { code, status, sources, reviewed } of countryLaws) {
    expect(sources.length, code).toBeGreaterThan(0);
    if (status === "active") expect(reviewed, code).toMatch(/^\d{4}-\d{2}$/);
    else expect(reviewed, code).toBeNull();
  }
});
