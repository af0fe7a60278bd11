import { country, partly } from "../tree.ts";

export const law = country("au", {
  systems: [
    partly("common", {
      reviewed: "nsw queensland victoria",
      notReviewed: "act northern-territory south-australia tasmania western-australia",
    }),
  ],
  sources: [
    "Succession Act 2006 (New South Wales)",
    "Administration and Probate Act 1958 (Victoria)",
    "Succession Act 1981 (Queensland)",
  ],
  reviewed: "2026-11",
});
