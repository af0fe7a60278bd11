import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { linkedAssets } from "../link-assets.ts";
import { ChosenAssets, LinkedAssets } from "./linked-assets-field.tsx";

const house = "6f1c9d2e-0000-4000-8000-000000000001" as AssetId;
const lost = "6f1c9d2e-0000-4000-8000-000000000002" as AssetId;
const entry = { id: "6f1c9d2e-0000-4000-8000-000000000009" as EntryId, linked_asset_ids: [house, lost] } as VaultEntry;

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n("en", ["vault/form", "vault"]);
});

function words(node: ReactNode, client = new QueryClient()): string {
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>{node}</I18nextProvider>
    </QueryClientProvider>,
  );
  return drawn.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("[VLT-016] [VLT-017] a new entry begins without links, and names those that were chosen", () => {
  const draw = (ids: AssetId[]) =>
    words(<ChosenAssets ids={ids} titles={new Map([[house, "House"]])} onChange={() => {}} />);
  expect(draw([])).toMatch(/Linked Assets .*No assets linked Link Asset\(s\)/);
  expect(draw([house, lost])).toMatch(/House Unlink Unknown Asset Unlink/);
});

test("[VLT-017] the links of an entry are on their way, then named", () => {
  expect(words(<LinkedAssets entry={entry} />)).toContain("Loading linked assets...");
  const client = new QueryClient();
  const asset = { id: house, title: "House", asset_type: "physical" as const, asset_subtype: "real_estate" };
  client.setQueryData(linkedAssets(entry.id).queryKey, [asset]);
  expect(words(<LinkedAssets entry={entry} />, client)).toMatch(/House Unlink Unknown Asset Unlink/);
});
