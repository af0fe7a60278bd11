import { KeysError } from "@heirlock/keyring/problems";
import { beforeEach, expect, test, vi } from "vitest";
import type { OpenEntry } from "../offers/open-entries.ts";

const reveal = vi.hoisted(() => vi.fn());
vi.mock("../reveal-entry.ts", () => ({ revealEntry: reveal }));
vi.mock("../fetch-file.ts", () => ({ fetchFile: async () => new Blob(["%PDF-1.4"]) }));
const { rowsOfVault } = await import("./rows-of-vault.ts");

const one = (id: string, title: string | null, name = "") =>
  ({
    entry: { id, category: "safe", access_condition: "custom", linked_asset_ids: ["flat"], file: name ? {} : null },
    label: title && { title, description: "d", tags: ["a", "b"], details: { file_name: name, paper_place: "Safe" } },
    problem: title ? null : "keys.not_available",
  }) as unknown as OpenEntry;
const told: string[] = [];
const options = {
  assetTitles: new Map([["flat", "Apartment"]]),
  signal: new AbortController().signal,
  onOpened: (done: number, total: number) => void told.push(`${done}/${total}`),
};
beforeEach(() => {
  reveal.mockReset();
  reveal.mockImplementation(async ({ id }) => ({ content: `secret of ${id}`, contentKey: "" }));
});

test("[SEC-036] every entry is a row with what was opened, and its file lies beside it under a harmless name", async () => {
  const { rows, files } = await rowsOfVault([one("a", "Deed", "../de:ed.pdf"), one("b", "Letter")], options);
  expect(rows[0]).toMatchObject({
    title: "Deed",
    category: "safe",
    access_condition: "custom",
    content: "secret of a",
    tags: "a, b",
    paper_place: "Safe",
    linked_assets: "Apartment",
    file: "vault/0001 __de_ed.pdf",
  });
  expect(rows[1]).toMatchObject({ title: "Letter", content: "secret of b", file: null });
  expect(Object.keys(files)).toEqual(["vault/0001 __de_ed.pdf"]);
  expect(told).toEqual(["0/2", "1/2", "2/2"]);
});

test("[SEC-036] what does not open is a row that says so, and a server that is gone ends the export", async () => {
  reveal.mockRejectedValueOnce(new KeysError("revision.forged", {}));
  const { rows } = await rowsOfVault([one("a", "Deed"), one("b", null)], options);
  expect(rows.map(({ state, title }) => [state, title])).toEqual([
    ["still_locked", undefined],
    ["still_locked", undefined],
  ]);
  reveal.mockRejectedValueOnce(new Error("gone"));
  await expect(rowsOfVault([one("a", "Deed")], options)).rejects.toThrow("gone");
});
