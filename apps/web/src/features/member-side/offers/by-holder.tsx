import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { nameOf } from "./holder-name.ts";

interface OfHolder {
  relationship_id: string;
  holder: { first_name: string; last_name: string };
}

export interface ByHolderProps<T extends OfHolder> {
  items: readonly T[];
  /** Of whom something is kept for later. */
  later: readonly OfHolder[];
  children: (items: readonly T[]) => ReactNode;
}

/** What is meant for a person, holder by holder; that something waits is said once for each. */
export function ByHolder<T extends OfHolder>({ items, later, children }: ByHolderProps<T>) {
  const holders = new Map([...items, ...later].map((one) => [one.relationship_id, one.holder]));
  return (
    <div className="grid gap-10">
      {[...holders].map(([id, holder]) => {
        const own = items.filter((one) => one.relationship_id === id);
        return (
          <section key={id} aria-labelledby={`holder-${id}`} className="grid min-w-0 gap-4">
            <h2 id={`holder-${id}`} className="flex items-center gap-3 text-h3">
              <Avatar name={nameOf(holder)} />
              <bdi>{nameOf(holder)}</bdi>
            </h2>
            {own.length > 0 && children(own)}
            {later.some((one) => one.relationship_id === id) && <KeptForLater name={holder.first_name} />}
          </section>
        );
      })}
    </div>
  );
}

/** Something waits for the release, and the holder wanted it known: not what (KEY-044). */
export function KeptForLater({ name }: { name: string }) {
  const { t } = useTranslation("member-side");
  return (
    <Card tone="dashed" className="flex items-start gap-3.5">
      <IconTile icon={Hourglass} tone="brass" />
      <div className="min-w-0">
        <h3 className="text-h3">{t("later.title")}</h3>
        <p className="mt-1 text-ink-2">{t("later.text", { name })}</p>
      </div>
    </Card>
  );
}
