import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDescriber, type Describer } from "./describe.ts";
import type { Meanings } from "./meanings.ts";
import { rowTypes, type StatementOfFile } from "./row-types.ts";
import { tableTypes } from "./table-types.ts";

const meanings: Meanings = {
  columns: { "app.membership_roles.role_metadata": "Record<string, string>" },
  neverNull: { "app.publish_event": true },
  ids: {
    keys: { "app.memberships.id": "MemberId", "app.estates.holder_id": "HolderId" },
    names: { will_id: "WillId" },
  },
  types: { AssetType: { from: "kinds", values: ["digital", "financial", "physical"] }, Uuid: { from: "identifiers" } },
};
const modules = { kernel: "./statement.ts", tables: "./tables.rows.ts" };
let database: TestDatabase;
let describer: Describer;

beforeAll(async () => {
  database = await createTestDatabase();
  describer = await createDescriber(database.ownerUrl, meanings);
});
afterAll(async () => {
  await describer?.close();
  await database?.drop();
});

/** `name: type` for every column. */
async function columnsOf(text: string): Promise<string[]> {
  const { columns } = await describer.describe({ name: "tried", text });
  return columns.map(({ name, type, nullable }) => `${name}: ${type}${nullable ? " | null" : ""}`);
}

async function parametersOf(text: string): Promise<string[]> {
  return (await describer.describe({ name: "tried", text })).parameters;
}

test("[OPS-013] a statement that drifted from the schema is refused by its name", async () => {
  const gone = { name: "assets-drifted", text: "select colour from app.assets" };
  await expect(describer.describe(gone)).rejects.toThrow(
    'The statement assets-drifted does not fit the schema: column "colour" does not exist',
  );
  const text = "select title from app.assets";
  await expect(describer.describe({ name: "assets-known", text, notNull: ["colour"] })).rejects.toThrow(
    "no column colour",
  );
});

test("a column of a view keeps its type under another name", async () => {
  expect(await columnsOf("select entry_id as id, v.asset_id from app.asset_vault_entries v")).toEqual([
    "id: Uuid",
    "asset_id: Uuid",
  ]);
});

test("columns are null where the table, an outer join or the expression may make them so", async () => {
  expect(await columnsOf("select id, title, location, version from app.assets")).toEqual([
    "id: Uuid",
    "title: string",
    "location: string | null",
    "version: number",
  ]);
  expect(
    await columnsOf(`select p.id, a.title, coalesce(a.title, '') as shown, a.id is null as missing, n.assets
      from app.people p left join app.assets a on a.holder_id = p.id
      left join lateral (select count(*)::int as assets from app.assets s where s.holder_id = p.id) n on true`),
  ).toEqual(["id: Uuid", "title: string | null", "shown: string", "missing: boolean", "assets: number"]);
  expect(await columnsOf("select location from app.assets where location is not null")).toEqual(["location: string"]);
  expect(await columnsOf("update app.assets set location = null where location = 'here' returning location")).toEqual([
    "location: string | null",
  ]);
});

test("texts that a check allows, literals and JSON keep what is known of them", async () => {
  expect(
    await columnsOf("select asset_type, case when version > 1 then 'old' else 'new' end as age from app.assets"),
  ).toEqual(["asset_type: AssetType", 'age: "old" | "new"']);
  expect(
    await columnsOf(`select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'at', r.created_at, 'data', r.role_metadata)), '[]') as roles
      from app.membership_roles r`),
  ).toEqual(["roles: { id: Uuid; at: string; data: Record<string, string> }[]"]);
});

test("functions, CTEs and unions are looked into", async () => {
  expect(await columnsOf("select id, holder_first_name from app.own_relationships()")).toEqual([
    "id: MemberId",
    "holder_first_name: string",
  ]);
  expect(
    await columnsOf(`with gone as (delete from app.assets returning id, location)
      select id, app.publish_event(id, 'x', '{}') as note from gone union all select null, 'none'`),
  ).toEqual(["id: Uuid | null", "note: string"]);
});

test("parameters take no null where they are compared or fill a column without nulls", async () => {
  const compared = "select from app.assets where id = $1 and ($2::text is null or title = $2) and holder_id = any ($3)";
  expect(await parametersOf(compared)).toEqual(["string", "string | null", "readonly HolderId[]"]);
  const written = "update app.assets set title = $2, location = $3, asset_type = $4 where id = $1";
  expect(await parametersOf(written)).toEqual(["string", "string", "string | null", "AssetType"]);
});

test("the columns of an outer join are there together or not at all", async () => {
  const text = `select p.id, a.id as asset, a.title, a.location from app.people p left join app.assets a on a.holder_id = p.id`;
  const described = await describer.describe({ name: "people-with-assets", text });
  expect(
    rowTypes(
      [{ constant: "listOwners", name: "people-with-assets", ...described }],
      modules,
      describer.table,
      meanings,
    ),
  ).toBe(`// Generated by \`pnpm generate\` from the queries beside it and the migrated database. Do not edit.
import type { OrLeftOut } from "./statement.ts";
import type { AssetsTable } from "./tables.rows.ts";
import type { Uuid } from "identifiers";

export type ListOwnersRow = { id: Uuid } & OrLeftOut<Pick<AssetsTable, "title" | "location"> & { asset: Uuid }>;

declare module "./statement.ts" {
  interface Statements {
    "people-with-assets": { row: ListOwnersRow; values: [] };
  }
}
`);
});

/** The row types of statements that are named by their constants, without imports and registry. */
async function rowsOf(texts: Record<string, string>): Promise<string> {
  const described: StatementOfFile[] = [];
  for (const [constant, text] of Object.entries(texts)) {
    described.push({ constant, name: constant, ...(await describer.describe({ name: constant, text })) });
  }
  const file = rowTypes(described, modules, describer.table, meanings);
  return file.slice(file.indexOf("export type"), file.indexOf("\n\ndeclare module"));
}

test("a row picks what is a table's own and spells out what the statement changes", async () => {
  expect(
    await rowsOf({
      one: `select id, title, location, version::text as version from app.assets`,
      two: `select id, title, location from app.assets where location is not null`,
      three: `select upper(title) as title from app.assets`,
    }),
  ).toBe(`export type OneRow = Pick<AssetsTable, "id" | "title" | "location"> & { version: string };

export type TwoRow = Pick<AssetsTable, "id" | "title"> & { location: string };

export type ThreeRow = { title: string };`);
});

test("what two statements answer alike is written once, and long rows are wrapped", async () => {
  const columns = "id, title, asset_type, asset_subtype, estimated_value, currency, location, description, version";
  expect(
    await rowsOf({ one: `select ${columns} from app.assets`, two: `select ${columns} from app.assets` }),
  ).toBe(`export type OneRow =
  Pick<AssetsTable,
    "id" | "title" | "asset_type" | "asset_subtype" | "estimated_value" | "currency" | "location" | "description"
    | "version"
  >;

export type TwoRow = OneRow;`);
});

test("the type of a table has each column once, and the schema's name unless it is app", () => {
  const table = () => [{ name: "title", type: "string", inJson: "string", nullable: true, from: "app.assets.title" }];
  expect(tableTypes(["app.assets", "auth.sessions"], table, meanings)).toBe(
    `// Generated by \`pnpm generate\` from the migrated database. Do not edit.

export type AssetsTable = {
  title: string | null;
};

export type AuthSessionsTable = {
  title: string | null;
};
`,
  );
});

test("an id says of what it is, by its table, its foreign key or its name", async () => {
  expect(
    await columnsOf("select id, holder_id, will_id, user_id, gen_random_uuid() as made from app.memberships"),
  ).toEqual(["id: MemberId", "holder_id: HolderId", "will_id: WillId | null", "user_id: Uuid | null", "made: Uuid"]);
  expect(await columnsOf("select membership_id as whose from app.invitations")).toEqual(["whose: MemberId"]);
  expect(await columnsOf("select array(select id from app.memberships) as all")).toEqual(["all: MemberId[]"]);
  const asked = "select from app.invitations where holder_id = $1 and membership_id = any ($2)";
  expect(await parametersOf(asked)).toEqual(["HolderId", "readonly MemberId[]"]);
});

test("a parameter that is compared with ids of two kinds is refused", async () => {
  const mixed = "select from app.invitations where holder_id = $1 and membership_id = $1";
  await expect(parametersOf(mixed)).rejects.toThrow("A parameter is used both as HolderId and as MemberId");
});
