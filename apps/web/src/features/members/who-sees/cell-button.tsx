import { clsx } from "clsx";
import { Eye, EyeOff, Hourglass, KeyRound, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useRuleText } from "../access-fields/use-access-text.ts";
import { isYesNo } from "../permissions/area-levels.ts";
import type { Cell, ItemCell, When } from "./cells.ts";
import type { MatrixRow } from "./matrix-rows.ts";

export const whenLooks: Record<When, { className: string; icon: LucideIcon }> = {
  now: { className: "bg-success-tint text-success", icon: Eye },
  partly: { className: "bg-success-tint text-success", icon: Eye },
  later: { className: "bg-brass-tint text-brass-ink", icon: Hourglass },
  not_yet: { className: "bg-success-tint text-success", icon: Eye },
  nothing: { className: "border-[1.5px] border-dashed border-line-strong text-ink-3", icon: EyeOff },
  never: { className: "border-[1.5px] border-dashed border-line-strong text-ink-3", icon: EyeOff },
};

/** The two lines of a square: when, and how much of it. */
export interface CellWords {
  when: When;
  title: string;
  text: string;
  /** The key for it is not made yet. */
  waits?: boolean;
}

export function useCellWords(): (cell: Cell, row: MatrixRow) => CellWords {
  const { t } = useTranslation("members/who-sees");
  const { t: word } = useTranslation("members/permissions");
  const format = useFormat();
  return ({ when, level, items }, row) => {
    const isOnOff = row.areas.every(isYesNo);
    const much = level === null ? word("mixed") : isOnOff ? "" : word(`level.${level}`);
    const some = when === "partly" && items;
    const text = some ? t("cell.some", { now: format.number(some.now), all: format.number(some.all) }) : much;
    return { when, title: t(`when.${when}`), text: when === "never" || when === "nothing" ? "" : text };
  };
}

export function useItemWords(): (cell: ItemCell) => CellWords {
  const { t } = useTranslation("members/who-sees");
  const { t: word } = useTranslation("members/permissions");
  const ruleText = useRuleText();
  return ({ when, level, given, isClosed, waits }) => {
    const rule = given ? ruleText(given) : "";
    const text = isClosed ? t("cell.closed") : when === "never" || level === null ? "" : rule || word(`level.${level}`);
    return { when, title: t(`when.${when}`), text, waits };
  };
}

/** One square: what is true now, and the way to change it. */
export function CellButton({
  words: { when, title, text, waits = false },
  name,
  rowName,
  onPress,
}: {
  words: CellWords;
  name: string;
  rowName: string;
  onPress: () => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const { className, icon: Icon } = whenLooks[when];
  return (
    <button
      type="button"
      onClick={onPress}
      className={clsx(
        "relative inline-flex min-h-14 w-full min-w-33 flex-col items-center justify-center gap-0.75 rounded-[12px] px-2 py-1.5 text-meta leading-[1.15] font-semibold",
        "transition-shadow duration-(--d1) hover:shadow-[inset_0_0_0_1.5px_currentColor] contrast:border-[1.5px] contrast:border-current forced-colors:border",
        className,
      )}
    >
      <span className="sr-only">{t("cell.name", { thing: rowName, name })} </span>
      <span className="flex items-center gap-1.5">
        <Icon aria-hidden size={17} strokeWidth={1.8} className="flex-none" />
        {title}
      </span>
      {text && <span className="font-normal"> {text}</span>}
      {waits && (
        <>
          <span className="sr-only"> {t("cell.keyWaits")}</span>
          <KeyRound aria-hidden size={15} strokeWidth={2} className="absolute end-1.5 top-1.5 text-brass-ink" />
        </>
      )}
    </button>
  );
}

/** The meaning of a colour, as picture and word. */
export function WhenMark({ when, children }: { when: When; children: ReactNode }) {
  const { className, icon: Icon } = whenLooks[when];
  return (
    <span
      className={clsx(
        "inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 text-meta leading-[1.3] font-semibold",
        className,
      )}
    >
      <Icon aria-hidden size={15} strokeWidth={2} />
      {children}
    </span>
  );
}
