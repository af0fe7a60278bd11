import { pdfOf, pngOf } from "./vault-files.ts";
import type { EntryToKeep } from "./vault-keeper.ts";

/** What Nadia keeps in her vault; each with a file, and the deed with the apartment that it is about. */
export interface DemoEntry extends EntryToKeep {
  assetTitle?: string;
}

const wall = [92, 84, 72] as const;
const wood = [176, 138, 94] as const;

export const nadiasEntries: DemoEntry[] = [
  {
    title: "Deed of the apartment",
    category: "document",
    content:
      "The original is with the notary, Maître Khalil, rue Sursock. The building manager is Mr Sfeir: his number is on the inside of the kitchen door.",
    description: "Rue Gouraud, third floor",
    tags: ["apartment", "deed"],
    details: { paper_place: "Notary Khalil, rue Sursock; a copy in the blue folder" },
    assetTitle: "Apartment, Rue Gouraud",
    file: {
      name: "deed-rue-gouraud.pdf",
      type: "application/pdf",
      bytes: pdfOf("Deed of sale", [
        "Apartment on the third floor, Rue Gouraud, Beirut, with two balconies",
        "and parking space 12.",
        "",
        "Bought by Nadia Haddad and Karim Haddad on 12 June 1998.",
        "Entered in the land register of Achrafieh, plot 1874, section 9.",
        "",
        "Copy. The original is with Maître Khalil, notary in Beirut.",
      ]),
    },
  },
  {
    title: "Safe in the study",
    category: "safe",
    content:
      "Where it is: behind the clock, the picture shows the place\nHow to open it: 31 left, 14 right, 58 left, then the handle\nWho else has a key: nobody\nWhat is inside: the ring's papers, the disk with the photographs, both passports",
    description: "Behind the clock",
    tags: ["safe", "home"],
    file: {
      name: "plan-of-the-study.png",
      type: "image/png",
      bytes: pngOf(640, 420, [
        { at: [0, 0, 640, 420], colour: [247, 243, 234] },
        { at: [40, 40, 560, 12], colour: wall },
        { at: [40, 368, 560, 12], colour: wall },
        { at: [40, 40, 12, 340], colour: wall },
        { at: [588, 40, 12, 130], colour: wall },
        { at: [588, 260, 12, 120], colour: wall },
        { at: [120, 250, 220, 90], colour: wood },
        { at: [52, 60, 40, 160], colour: wood },
        { at: [400, 52, 90, 44], colour: [120, 128, 120] },
        { at: [412, 58, 66, 32], colour: [203, 160, 60] },
      ]),
    },
  },
  {
    title: "Letter to Samir",
    category: "note",
    content:
      "Dear Samir,\n\nplease do not sell the olive grove in the first year. Walk through it in November, when Elias presses the oil, and decide then.\n\nYour mother",
    description: "For the first weeks",
    tags: ["letter"],
    file: {
      name: "letter-to-samir.pdf",
      type: "application/pdf",
      bytes: pdfOf("For Samir", [
        "What has to be done in the first weeks, in this order:",
        "",
        "1.  Call Maître Khalil. He knows where everything is.",
        "2.  Tell the bank in Hamra; Karim can sign alone until then.",
        "3.  The cat eats twice a day. Leila would take her.",
      ]),
    },
  },
];
