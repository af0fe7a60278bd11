import { country, system } from "../tree.ts";

export const law = country("eg", {
  systems: [system("islamic", "hanafi", "sunni"), system("christian", "coptic", "orthodox", "catholic", "protestant")],
  sources: [
    "Law 77/1943 on inheritance",
    "Law 71/1946 on wills",
    "Law 25/1944 art. 1",
    "Regulations of the Coptic Orthodox of 9 May 1938",
  ],
  reviewed: "2026-11",
});
