import { country, system } from "../tree.ts";

export const law = country("mx", {
  systems: [system("civil", "mexican")],
  sources: ["Código Civil Federal"],
  reviewed: "2026-06",
});
