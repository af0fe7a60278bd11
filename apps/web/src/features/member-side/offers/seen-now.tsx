import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderLock, Landmark, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { listAssignedAssets, listAssignedVault } from "./member-side.ts";

/** What is open to the person today, with the ways there; null while it is nothing. */
export function useSeenNow(): ReactElement | null {
  const { t } = useTranslation("member-side");
  const { data: assets } = useQuery(listAssignedAssets);
  const { data: vault } = useQuery(listAssignedVault);
  const counts = { assets: assets?.assets.length ?? 0, entries: vault?.entries.length ?? 0 };
  if (counts.assets + counts.entries === 0) return null;
  return (
    <ul className="grid gap-3.5">
      {counts.assets > 0 && (
        <SeenRow icon={Landmark} count={counts.assets}>
          <Link to="/dashboard/member/assigned-assets">{t("assets.title")}</Link>
        </SeenRow>
      )}
      {counts.entries > 0 && (
        <SeenRow icon={FolderLock} count={counts.entries}>
          <Link to="/dashboard/member/assigned-vault">{t("vault.title")}</Link>
        </SeenRow>
      )}
    </ul>
  );
}

function SeenRow({ icon, count, children }: { icon: LucideIcon; count: number; children: ReactElement }) {
  const format = useFormat();
  return (
    <li className="flex min-h-11 items-center gap-3.5">
      <IconTile icon={icon} />
      <span className="min-w-0 flex-1 font-semibold *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center">
        {children}
      </span>
      <span className="num font-semibold">{format.number(count)}</span>
    </li>
  );
}
