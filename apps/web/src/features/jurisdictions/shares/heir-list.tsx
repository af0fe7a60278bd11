import type { Sentence } from "@heirlock/law/story/sentence";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";
import type { RuleCode } from "@heirlock/law/succession/rules";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import type { HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { MinorMoney } from "./minor-money.tsx";
import { SentencesText } from "./sentence-text.tsx";
import { Swatch } from "./share-bar.tsx";
import { ShareFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

/** One line of the list: who, how much, and why. */
export interface HeirRow {
  id: HolderId;
  name: string;
  /** What they are to the deceased, where the name does not say it. */
  relation: string | null;
  colour: Colour;
  share: Rational;
  amount: bigint | null;
  /** One or two sentences; nothing where the reason is told elsewhere. */
  reasons: readonly Sentence[];
  /** Rules that a line above rests on: how sure they are is said there. */
  toldAbove: ReadonlySet<RuleCode>;
}

export interface HeirListProps {
  rows: readonly HeirRow[];
  label?: string | undefined;
  /** Whose way of reasoning is open. */
  open: PersonId | null;
  onOpen: (id: PersonId | null) => void;
  renderTrail: (id: PersonId) => ReactNode;
}

export function HeirList({ rows, label, open, onOpen, renderTrail }: HeirListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id} className="py-1.5 first:pt-1 md:py-3.75">
          <HeirLine row={row} isOpen={open === row.id} onOpen={onOpen} renderTrail={renderTrail} />
        </li>
      ))}
    </ul>
  );
}

function HeirLine({
  row,
  isOpen,
  onOpen,
  renderTrail,
}: Pick<HeirListProps, "onOpen" | "renderTrail"> & { row: HeirRow; isOpen: boolean }) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  const { currency, showsPercent } = useView();
  const trail = useId();
  const { id, name, relation, colour, share, amount, reasons, toldAbove } = row;
  const isPerson = id !== "treasury" && id !== "charity";
  const title = (
    <>
      <bdi className="font-semibold">{name}</bdi>
      {relation && <span className="ms-2 text-ink-3">{relation}</span>}
    </>
  );
  return (
    <div className="grid grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-3 leading-[1.35] md:grid-cols-[18px_minmax(0,1fr)_auto_auto] md:gap-x-3.5">
      <Swatch colour={colour} />
      {isPerson ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? trail : undefined}
          onClick={() => onOpen(isOpen ? null : id)}
          className="-my-1.5 flex min-h-11 min-w-0 items-center gap-2 rounded-sm py-1.5 text-start hover:text-primary"
        >
          <span className="min-w-0">{title}</span>
          <span className="sr-only">{t("list.why")}</span>
          <ChevronDown
            aria-hidden
            size={18}
            strokeWidth={2}
            className={clsx("text-ink-3 transition-transform duration-(--d1) print:hidden", isOpen && "rotate-180")}
          />
        </button>
      ) : (
        <p>{title}</p>
      )}
      <span className="justify-self-end max-md:row-span-2">
        <ShareFraction share={share} />
      </span>
      <span className="flex flex-wrap gap-x-3 font-semibold max-md:col-start-2 max-md:row-start-2 md:block md:min-w-[5.6em] md:text-end">
        {amount !== null && <MinorMoney amount={amount} currency={currency} />}
        {showsPercent && (
          <bdi dir="ltr" className="num block font-normal text-ink-3">
            {format.number(Number((share.n * 10_000_000n) / share.d) / 10_000_000, {
              style: "percent",
              maximumFractionDigits: 2,
            })}
          </bdi>
        )}
      </span>
      {reasons.length > 0 && (
        // A phone shows who and how much; why is a tap away.
        <p className={clsx("col-span-full col-start-2 mt-0.5 text-ink-2", isPerson && "max-md:hidden print:block")}>
          <SentencesText sentences={reasons} toldAbove={toldAbove} />
        </p>
      )}
      {isOpen && isPerson && (
        <div id={trail} className="col-span-full col-start-2 mt-3 rounded-md bg-sunken px-4 py-4">
          {renderTrail(id)}
        </div>
      )}
    </div>
  );
}
