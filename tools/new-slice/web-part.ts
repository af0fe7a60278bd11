import { languages } from "@heirlock/domain/languages";
import type { SlicePart } from "./part.ts";

const feature = "apps/web/src/features/__kebab__";
const inEach = (kind: "names" | "messages") =>
  Object.fromEntries(languages.map((one) => [`web-${kind}.${one}.json.txt`, `${feature}/${kind}.${one}.json`]));

export const webPart: SlicePart = {
  files: {
    "web-routes.ts.txt": `${feature}/routes.ts`,
    "web-feature.ts.txt": `${feature}/feature.ts`,
    "web-list-notes.ts.txt": `${feature}/list-notes.ts`,
    "web-notes-page.tsx.txt": `${feature}/notes-page.tsx`,
    ...inEach("names"),
    ...inEach("messages"),
  },
  lists: [
    {
      path: "apps/web/src/app/routes/signed-in-routes.ts",
      import: 'import * as __camel__ from "../../features/__kebab__/routes.ts";',
      entry: "    ...__camel__.holderRoutes(holder),",
      before: "    ...sharing.holderRoutes(holder),",
    },
  ],
};
