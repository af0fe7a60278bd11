import { country, partly, system } from "../tree.ts";

export const law = country("us", {
  systems: [
    partly("common", {
      reviewed:
        "arizona california florida georgia illinois massachusetts michigan new-jersey new-york north-carolina ohio pennsylvania texas virginia washington",
      notReviewed:
        "alabama alaska arkansas colorado connecticut delaware district-of-columbia hawaii idaho indiana iowa kansas kentucky maine maryland minnesota mississippi missouri montana nebraska nevada new-hampshire new-mexico north-dakota oklahoma oregon rhode-island south-carolina south-dakota tennessee utah vermont west-virginia wisconsin wyoming",
      former: "upc",
    }),
    system("civil", "louisiana"),
  ],
  sources: ["Statutes of the states", "Louisiana Civil Code"],
  reviewed: "2026-11",
});
