import { Link } from "@tanstack/react-router";
import {
  ChevronRight,
  FileCheck,
  HeartHandshake,
  Landmark,
  type LucideIcon,
  MailOpen,
  Phone,
  UserCog,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import type { WaitingItem } from "./get-inbox.ts";
import { waitingLink } from "./waiting-link.ts";

const pictures: Record<WaitingItem["kind"], LucideIcon> = {
  invitation: HeartHandshake,
  papers: MailOpen,
  call: Phone,
  role_request: UserCog,
  asset_offer: Landmark,
  kit: FileCheck,
};

/** What waits, each with the way to the page where it is done. */
export function WaitingRows({ waiting }: { waiting: readonly WaitingItem[] }) {
  const { t } = useTranslation("inbox");
  return (
    <ul>
      {waiting.map((item) => {
        const words =
          item.kind === "call" ? (`call_${item.side === "holder" ? "holder" : "member"}` as const) : item.kind;
        const name = item.name?.first_name ?? "";
        return (
          <li key={`${item.kind} ${item.id}`} className="border-t border-brass-line first:border-t-0">
            <Link
              {...waitingLink(item)}
              className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
            >
              <IconTile icon={pictures[item.kind]} tone="surface" />
              <span className="min-w-0 flex-1 leading-[1.35]">
                <span className="block font-semibold group-hover:underline">{t(`waiting.${words}`, { name })}</span>
                <span className="block font-normal text-ink-2">{t(`waiting.${words}Text`, { name })}</span>
              </span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flex-none rtl:-scale-x-100" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
