import { country, system } from "../tree.ts";

export const law = country("au", {
  systems: [system("common", "nsw")],
  sources: ["Succession Act 2006 (New South Wales)"],
  reviewed: "2026-06",
});
