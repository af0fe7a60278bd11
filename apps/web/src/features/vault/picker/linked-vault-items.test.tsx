import type { VaultEntry } from "@heirlock/contract/vault";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { LinkedVaultItems, type LinkedVaultItemsProps } from "./linked-vault-items.tsx";

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", ["vault/picker", "vault"]);
});

const root = createRootRoute();
const entryRoute = createRoute({ getParentRoute: () => root, path: "/dashboard/will-holder/vault/$id" });
const router = createRouter({ routeTree: root.addChildren([entryRoute]), history: createMemoryHistory() });

const deed = {
  id: "3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01",
  category: "document",
  linked_asset_ids: ["flat"],
  deleted_at: null,
  created_at: "2026-11-13T09:00:00Z",
} as unknown as VaultEntry;

type Vault = { sealed: object; opened: object };
const loaded = (entries: VaultEntry[], opened: object = {}): Vault => ({ sealed: { data: { entries } }, opened });
const failed: Vault = { sealed: { isError: true }, opened: {} };

function html(vault: Vault, place: "card" | "page" = "card"): string {
  const items = (
    <LinkedVaultItems
      place={place}
      assetId="flat"
      assetTitle="Flat"
      vault={vault as LinkedVaultItemsProps["vault"]}
      onLink={() => {}}
      onDetails={() => {}}
    />
  );
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <I18nextProvider i18n={i18n}>{items}</I18nextProvider>
    </RouterContextProvider>,
  );
}
const words = (...args: Parameters<typeof html>) =>
  html(...args)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("linked vault items", () => {
  test("[AST-020] [AST-021] without any: say so, and offer to link", () => {
    expect(words(loaded([]))).toBe("Linked Vault Items Link Vault Item No vault items linked");
  });

  test("[AST-018] [AST-019] show title, Category and Created, and open in a new tab", () => {
    const drawn = loaded([deed], { data: [{ entry: deed, label: { title: "Property deed" } }] });
    expect(words(drawn)).toBe(
      "Linked Vault Items Link Vault Item Property deed Category: Document · Created Nov 13, 2026 Details Open",
    );
    expect(html(drawn)).toMatch(/<a target="_blank"[^>]*href="\/dashboard\/will-holder\/vault\/3f2f5a3e/);
  });

  test("while the vault is locked only what the server knows is shown", () => {
    expect(words(loaded([deed]))).toContain("Locked entry Category: Document");
  });

  test("[AST-051] [AST-052] a failed load is told in the words of the place", () => {
    expect(words(failed)).toContain("Failed to load vault items");
    expect(words(failed, "page")).toContain("Failed to fetch linked vault entries");
    expect(html(failed)).toContain('role="alert"');
  });
});
