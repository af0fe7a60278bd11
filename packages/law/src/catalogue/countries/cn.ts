import { country, system } from "../tree.ts";

export const law = country("cn", {
  systems: [system("civil", "chinese")],
  sources: ["Civil Code Book VI (2021)"],
  reviewed: "2026-06",
});
