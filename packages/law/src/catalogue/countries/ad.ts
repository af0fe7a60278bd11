import { country, system } from "../tree.ts";

export const law = country("ad", {
  systems: [system("civil", "andorran")],
  sources: ["Law 46/2014 on succession"],
  reviewed: "2026-06",
});
