import { country, system } from "../tree.ts";

export const law = country("ru", {
  systems: [system("civil", "russian")],
  sources: ["Civil Code Part 3"],
  reviewed: "2026-06",
});
