import { country, system } from "../tree.ts";

export const law = country("cy", {
  systems: [system("civil", "cypriot")],
  sources: ["Wills and Succession Law Cap. 195"],
  reviewed: "2026-06",
});
