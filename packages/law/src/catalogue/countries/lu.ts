import { country, system } from "../tree.ts";

export const law = country("lu", {
  systems: [system("civil", "luxembourgish")],
  sources: ["Code civil"],
  reviewed: "2026-06",
});
