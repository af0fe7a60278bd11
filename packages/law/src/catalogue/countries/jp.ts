import { country, system } from "../tree.ts";

export const law = country("jp", {
  systems: [system("civil", "japanese")],
  sources: ["Civil Code arts. 882-1050"],
  reviewed: "2026-06",
});
