import { country, system } from "../tree.ts";

export const law = country("ca", {
  systems: [system("common", "ontario"), system("civil", "quebec")],
  sources: ["Succession Law Reform Act (Ontario)", "Code civil du Québec"],
  reviewed: "2026-06",
});
