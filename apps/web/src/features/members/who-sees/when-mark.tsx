import type { Sight, When } from "@heirlock/domain/members/can-see";
import { clsx } from "clsx";
import { Eye, EyeOff, Hourglass, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

const looks: Record<When, { className: string; icon: LucideIcon }> = {
  now: { className: "bg-success-tint text-success", icon: Eye },
  later: { className: "bg-brass-tint text-brass-ink", icon: Hourglass },
  no: { className: "border-[1.5px] border-dashed border-line-strong text-ink-3", icon: EyeOff },
};

/** Now, Later or No, as picture, word and colour (ease §3). */
export function WhenMark({ when, title }: { when: When; title: string }) {
  const { className, icon: Icon } = looks[when];
  return (
    <span
      className={clsx(
        "inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-meta leading-[1.2] font-semibold contrast:border-[1.5px] contrast:border-current forced-colors:border",
        className,
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={2} className="flex-none" />
      {title}
    </span>
  );
}

/** The word, with its count where things of one kind differ: "Now · 2 of 3". */
export function useSightTitle(): (sight: Sight) => string {
  const { t } = useTranslation("members/who-sees");
  const format = useFormat();
  return ({ when, items }) => {
    const word = t(`when.${when}`);
    if (when === "no" || !items || items.count === items.all) return word;
    return t("cell.count", { when: word, n: format.number(items.count), all: format.number(items.all) });
  };
}
