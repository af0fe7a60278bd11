import type { SlicePart } from "./part.ts";

const server = "apps/server/src/slices/__kebab__";

export const serverPart: SlicePart = {
  files: {
    "contract.ts.txt": "packages/contract/src/__kebab__.ts",
    "domain.ts.txt": "packages/domain/src/__kebab__/may-add-note.ts",
    "migration.sql.txt": "packages/db/migrations/__number__-__kebab__.sql",
    "slice.ts.txt": `${server}/slice.ts`,
    "routes.ts.txt": `${server}/__kebab__.routes.ts`,
    "routes.txt.txt": `${server}/routes.txt`,
    "queries.ts.txt": `${server}/__kebab__.queries.ts`,
    "rows.ts.txt": `${server}/__kebab__.rows.ts`,
    "jobs.ts.txt": `${server}/__kebab__.jobs.ts`,
    "handlers.ts.txt": `${server}/__kebab__.handlers.ts`,
    "add-note.ts.txt": `${server}/add-note.ts`,
    "list-notes.ts.txt": `${server}/list-notes.ts`,
    "drop-older-notes.ts.txt": `${server}/drop-older-notes.ts`,
  },
  lists: [
    {
      path: "packages/contract/src/slices.ts",
      import: 'import { __camel__ } from "./__kebab__.ts";',
      entry: '  "__kebab__": __camel__,',
      before: "} as const satisfies Record<string, ContractSlice>;",
    },
    {
      path: "apps/server/src/slices.ts",
      import: 'import { __camel__Slice } from "./slices/__kebab__/slice.ts";',
      entry: "  __camel__Slice,",
      before: "];",
    },
  ],
};
