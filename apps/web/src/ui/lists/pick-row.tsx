import type { Currency } from "@heirlock/domain/money";
import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconTile, type IconTileTone } from "../display/icon-tile.tsx";
import { Money } from "../display/money.tsx";
import { TickBox } from "../forms/tick-box.tsx";

export interface PickRowProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  icon: LucideIcon;
  tone: IconTileTone;
  title: string;
  text: string;
  amount?: number | null;
  currency?: Currency;
  /** At the end of the row, such as a badge; under the words on phones. */
  end?: ReactNode;
}

/** A row of a picker: the whole row is the target, a chosen one is tinted and ticked. */
export function PickRow({ checked, onCheckedChange, icon, tone, title, text, amount, currency, end }: PickRowProps) {
  const boxId = useId();
  return (
    <li>
      <label
        htmlFor={boxId}
        className={clsx(
          "flex min-h-14 cursor-pointer items-center gap-3.5 px-4 py-3",
          "has-checked:bg-primary-tint has-focus-visible:-outline-offset-3 has-focus-visible:outline-(length:--focus-w) has-focus-visible:outline-focus",
        )}
      >
        <TickBox
          id={boxId}
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="focus-visible:outline-none"
        />
        <IconTile icon={icon} tone={checked ? "surface" : tone} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            <bdi>{title}</bdi>
          </span>
          <span className="block break-words text-ink-2" dir="auto">
            {text}
          </span>
          {end && <span className="mt-1.5 flex flex-wrap md:hidden">{end}</span>}
        </span>
        {amount != null && currency && (
          <span className="flex-none font-semibold">
            <Money amount={amount} currency={currency} />
          </span>
        )}
        {end && <span className="flex-none max-md:hidden">{end}</span>}
      </label>
    </li>
  );
}
