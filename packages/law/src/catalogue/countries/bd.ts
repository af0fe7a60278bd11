import { country, partly } from "../tree.ts";

export const law = country("bd", {
  systems: [partly("islamic", { reviewed: "hanafi", notReviewed: "sunni" })],
  sources: ["Muslim Family Laws Ordinance 1961 s. 4"],
  reviewed: "2026-11",
});
