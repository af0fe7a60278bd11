import { country, system } from "../tree.ts";

export const law = country("il", {
  systems: [system("civil", "israeli")],
  sources: ["Succession Law 1965"],
  reviewed: "2026-06",
});
