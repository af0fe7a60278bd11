import { country, system } from "../tree.ts";

export const law = country("in", {
  systems: [system("common", "hindu", "christian", "parsi"), system("islamic", "hanafi", "jafari")],
  sources: [
    "Hindu Succession Act 1956",
    "Indian Succession Act 1925",
    "Muslim Personal Law (Shariat) Application Act 1937",
  ],
  reviewed: "2026-06",
});
