import { country, partly, system } from "../tree.ts";

export const law = country("ca", {
  systems: [
    partly("common", {
      reviewed: "alberta british-columbia ontario",
      notReviewed:
        "manitoba new-brunswick newfoundland northwest-territories nova-scotia nunavut prince-edward-island saskatchewan yukon",
    }),
    system("civil", "quebec"),
  ],
  sources: [
    "Succession Law Reform Act (Ontario)",
    "Wills, Estates and Succession Act (British Columbia)",
    "Wills and Succession Act (Alberta)",
    "Code civil du Québec",
  ],
  reviewed: "2026-11",
});
