import { clsx } from "clsx";
import { type LucideIcon, Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";

export interface CountRowProps {
  label: string;
  hint?: string | undefined;
  /** The hint tells rows of one label apart, so the buttons say it too. */
  namesHint?: boolean | undefined;
  icon?: LucideIcon | undefined;
  tone?: IconTileTone | undefined;
  count: number;
  most: number;
  onCount: (count: number) => void;
}

/** How many of them there are: two large buttons and the number between. */
export function CountRow({ label, hint, namesHint = false, icon, tone, count, most, onCount }: CountRowProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const format = useFormat();
  const what = namesHint && hint ? `${label} (${hint})` : label;
  return (
    <div className="flex min-h-17 flex-wrap items-center gap-x-3.5 gap-y-1.5 border-t border-line py-2.5 first:border-t-0">
      {icon && <IconTile icon={icon} tone={tone} />}
      <div className="min-w-[84px] flex-1 leading-[1.3]">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-meta text-ink-3">{hint}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend beside the label that stands here */}
      <div role="group" aria-label={what} className="ms-auto flex flex-none items-center gap-0.5">
        <StepButton
          icon={Minus}
          label={t("count.fewer", { what })}
          isOff={count <= 0}
          onPress={() => onCount(count - 1)}
        />
        <output aria-live="polite" className="serif num w-10 pt-1 text-center text-[1.5rem] leading-none font-medium">
          <bdi>{format.number(count)}</bdi>
        </output>
        <StepButton
          icon={Plus}
          label={t("count.more", { what })}
          isOff={count >= most}
          onPress={() => onCount(count + 1)}
        />
      </div>
    </div>
  );
}

/** At its end it is off but keeps the focus, so that the keyboard does not fall out of the row. */
function StepButton({
  icon: Icon,
  label,
  isOff,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className={clsx(
        "grid size-12 flex-none place-items-center rounded-full border-[1.5px] transition-colors duration-(--d1)",
        isOff
          ? "cursor-not-allowed border-line bg-sunken text-ink-3"
          : "border-line-strong bg-surface text-primary hover:border-primary hover:bg-primary-tint",
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={2.2} />
    </button>
  );
}
