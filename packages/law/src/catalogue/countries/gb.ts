import { country, system } from "../tree.ts";

export const law = country("gb", {
  systems: [system("common", "english", "scottish", "northern-irish")],
  sources: [
    "Administration of Estates Act 1925 s. 46",
    "Succession (Scotland) Act 1964",
    "Administration of Estates Act (Northern Ireland) 1955",
  ],
  reviewed: "2026-11",
});
