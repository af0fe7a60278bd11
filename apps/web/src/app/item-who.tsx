import type { Asset } from "@heirlock/contract/assets";
import type { VaultEntry } from "@heirlock/contract/vault";
import { WhoCard } from "../features/people/item-who/who-card.tsx";

/** Assets and entries are meant for people: the features meet here. */
export function AssetWho({ asset }: { asset: Asset }) {
  return <WhoCard item={{ kind: "asset", id: asset.id }} name={asset.title} />;
}

export function EntryWho({ entry, name }: { entry: VaultEntry; name: string }) {
  return <WhoCard item={{ kind: "document", id: entry.id, condition: entry.access_condition }} name={name} />;
}
