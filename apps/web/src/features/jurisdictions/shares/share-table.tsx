import { clsx } from "clsx";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { MinorMoney } from "./minor-money.tsx";
import { Swatch } from "./share-bar.tsx";
import { useView } from "./view.ts";

export interface ShareTableRow {
  id: HolderId;
  /** The name, and what is said of it. */
  name: ReactNode;
  before: ReactNode;
  after: ReactNode;
}

export interface ShareTableProps {
  heads: { person: string; before: string; after: string; amount: string };
  rows: readonly ShareTableRow[];
  colours: ReadonlyMap<HolderId, Colour>;
  /** What each has in money in the end; null leaves the column empty. */
  amounts: ReadonlyMap<HolderId, bigint> | null;
  className?: string;
  headClassName?: string;
  /** Hides the amounts on phones. */
  isShort?: boolean;
}

const head = "text-start font-semibold";

/** Person by person: a share, and what becomes of it. */
export function ShareTable({ heads, rows, colours, amounts, isShort = false, ...names }: ShareTableProps) {
  const { currency } = useView();
  return (
    <table className={clsx("w-full", names.className)}>
      <thead className={names.headClassName}>
        <tr className="border-b-[1.5px] border-line-strong text-meta text-ink-2 *:py-2">
          <th scope="col" className={head}>
            {heads.person}
          </th>
          <th scope="col" className={clsx(head, "px-2.5")}>
            {heads.before}
          </th>
          <th scope="col" className={clsx(head, "px-2.5")}>
            {heads.after}
          </th>
          <th scope="col" className={clsx("text-end font-semibold", isShort && "max-sm:sr-only")}>
            {amounts && heads.amount}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, name, before, after }) => (
          <tr key={id} className="*:py-2.75">
            <th scope="row" className={clsx(head, "pe-2 leading-[1.3]")}>
              <span className="flex items-start gap-2.5">
                <Swatch colour={colours.get(id) ?? 6} />
                <span className="min-w-0">{name}</span>
              </span>
            </th>
            <td className="px-2.5">{before}</td>
            <td className="px-2.5">
              <span className="flex items-center gap-2.5">
                <ArrowRight
                  aria-hidden
                  size={18}
                  strokeWidth={1.8}
                  className={clsx("flip text-ink-3", isShort && "max-sm:hidden")}
                />
                {after}
              </span>
            </td>
            <td className={clsx("text-end font-semibold", isShort && "max-sm:hidden")}>
              {amounts?.has(id) && <MinorMoney amount={amounts.get(id)!} currency={currency} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
