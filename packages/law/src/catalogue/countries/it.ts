import { country, system } from "../tree.ts";

export const law = country("it", {
  systems: [system("civil", "italian")],
  sources: ["Codice civile"],
  reviewed: "2026-06",
});
