import type { Asset } from "@heirlock/contract/assets";
import type { VaultEntry } from "@heirlock/contract/vault";
import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** Loaded after the asset or the entry, which is what the page was opened for. */
const WhoCard = lazy(async () => ({ default: (await import("../shared-with/who-card.tsx")).WhoCard }));

/** Who sees an asset, and when. */
export function AssetWhoCard({ asset }: { asset: Asset }) {
  return <Who item={{ kind: "asset", id: asset.id }} name={asset.title} />;
}

/** Who can open a vault entry, and when. */
export function EntryWhoCard({ entry, name }: { entry: VaultEntry; name: string }) {
  return <Who item={{ kind: "document", id: entry.id, condition: entry.access_condition }} name={name} />;
}

function Who(props: ComponentProps<typeof WhoCard>) {
  return (
    <Suspense fallback={<Waiting />}>
      <WhoCard {...props} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Card aria-hidden className="grid gap-4">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-32" />
    </Card>
  );
}
