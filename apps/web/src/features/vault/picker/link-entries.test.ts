import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId } from "@heirlock/domain/identifiers";
import { describe, expect, test } from "vitest";
import { linkedTo, withLink } from "./link-entries.ts";

const asset = "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01" as AssetId;
const other = "9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02" as AssetId;
const entry = (id: string, links: AssetId[], more: Partial<VaultEntry> = {}) =>
  ({ id, linked_asset_ids: links, deleted_at: null, created_at: "2026-01-01T00:00:00Z", ...more }) as VaultEntry;

describe("entries linked to an asset", () => {
  test("[AST-040] are those that name it, oldest first, and none from the bin", () => {
    const entries = [
      entry("late", [asset], { created_at: "2026-03-01T00:00:00Z" }),
      entry("foreign", [other]),
      entry("early", [other, asset]),
      entry("gone", [asset], { deleted_at: "2026-02-01T00:00:00Z" as VaultEntry["deleted_at"] }),
    ];
    expect(linkedTo(asset, entries).map(({ id }) => id)).toEqual(["early", "late"]);
  });

  test("[AST-041] a link is added once and taken away without touching the others", () => {
    const linked = withLink(withLink(entry("a", [other]), asset, true), asset, true);
    expect(linked.linked_asset_ids).toEqual([other, asset]);
    expect(withLink(linked, asset, false).linked_asset_ids).toEqual([other]);
  });
});
