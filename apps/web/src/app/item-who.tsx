import type { Asset } from "@heirlock/contract/assets";
import type { VaultEntry } from "@heirlock/contract/vault";
import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";

/** After the asset or the entry itself, which is what the page was opened for. */
const WhoCard = lazy(async () => ({ default: (await import("../features/members/shared-with/who-card.tsx")).WhoCard }));

/** Assets and entries are meant for people: the features meet here. */
export function AssetWho({ asset }: { asset: Asset }) {
  return <Who item={{ kind: "asset", id: asset.id }} name={asset.title} />;
}

export function EntryWho({ entry, name }: { entry: VaultEntry; name: string }) {
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
