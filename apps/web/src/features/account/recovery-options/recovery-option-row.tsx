import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";

/** One recovery option: what it is, how it stands, and what one can do about it. */
export function RecoveryOptionRow({
  icon,
  tone = "primary",
  title,
  badge,
  text,
  actions,
}: {
  icon: LucideIcon;
  tone?: IconTileTone;
  title: string;
  badge?: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3.5 border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <IconTile icon={icon} tone={tone} />
      <div className="grid min-w-0 flex-1 gap-2.5">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-sans text-body font-semibold">{title}</h3>
            {badge}
          </div>
          <div className="mt-0.5 text-ink-2">{text}</div>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </li>
  );
}
