import { country, system } from "../tree.ts";

export const law = country("va", {
  systems: [system("civil", "canon")],
  sources: ["Code of Canon Law c. 1299-1310"],
  reviewed: "2026-06",
});
