import { compare, type Rational } from "@heirlock/law/succession/rational";
import { ArrowDown, ArrowRight, ArrowUp, Equal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type Cut, cutWhole, type HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { MinorMoney } from "./minor-money.tsx";
import { ShareBar, Swatch } from "./share-bar.tsx";
import { ShareFraction } from "./share-fraction.tsx";
import { SumProof } from "./sum-proof.tsx";
import type { Comparison } from "./variations.ts";
import { useView } from "./view.ts";

export interface ComparisonCardProps {
  /** What is tried: "there were no sons". */
  title: ReactNode;
  before: Cut;
  /** Null where the law tried gives no shares; `refusal` says why. */
  after: ReadonlyMap<HolderId, Rational> | null;
  rows: readonly Comparison[];
  amounts: ReadonlyMap<HolderId, bigint> | null;
  colours: ReadonlyMap<HolderId, Colour>;
  nameOf: (id: HolderId) => string;
  refusal: ReactNode;
  onBack: () => void;
  /** Goes on with what was tried, where that is another law. */
  onKeep?: (() => void) | undefined;
}

/** The result as it is beside the one that was tried, person by person. */
export function ComparisonCard({
  title,
  before,
  after,
  rows,
  amounts,
  colours,
  nameOf,
  refusal,
  onBack,
  onKeep,
}: ComparisonCardProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card as="section" tone="plain" aria-labelledby="tried">
      <div className="mb-4.5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-ink-3">{t("compare.whatIf")}</p>
          <h2 id="tried" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" size="sm" icon={Undo2} onClick={onBack}>
            {t("compare.back")}
          </Button>
          {onKeep && after && (
            <Button variant="tint" size="sm" onClick={onKeep}>
              {t("compare.keep")}
            </Button>
          )}
        </div>
      </div>
      {after === null ? (
        refusal
      ) : (
        <>
          <div className="grid gap-4">
            <ShareBar cut={before} colours={colours} nameOf={nameOf} caption={t("compare.asItIs")} />
            <ShareBar cut={cutWhole(after)} colours={colours} nameOf={nameOf} caption={t("compare.then")} />
          </div>
          <ComparisonTable rows={rows} amounts={amounts} colours={colours} nameOf={nameOf} />
          <SumProof cut={cutWhole(after)} />
        </>
      )}
    </Card>
  );
}

function ComparisonTable({
  rows,
  amounts,
  colours,
  nameOf,
}: Pick<ComparisonCardProps, "rows" | "amounts" | "colours" | "nameOf">) {
  const { t } = useTranslation("jurisdictions/shares");
  const { currency } = useView();
  return (
    <table className="mt-4 w-full">
      <thead>
        <tr className="border-b-[1.5px] border-line-strong text-meta text-ink-2">
          <th scope="col" className="py-2 text-start font-semibold">
            {t("compare.person")}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-semibold">
            {t("compare.now")}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-semibold">
            {t("compare.after")}
          </th>
          <th scope="col" className="py-2 text-end font-semibold max-sm:sr-only">
            {amounts && t("compare.amount")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, before, after }) => (
          <tr key={id}>
            <th scope="row" className="py-2.75 pe-2 text-start leading-[1.3] font-semibold">
              <span className="flex items-start gap-2.5">
                <Swatch colour={colours.get(id) ?? 6} />
                <span className="min-w-0">
                  <bdi>{nameOf(id)}</bdi>
                  <Change before={before} after={after} />
                </span>
              </span>
            </th>
            <td className="px-2 py-2.75">
              <ShareOrNone share={before} />
            </td>
            <td className="px-2 py-2.75">
              <span className="flex items-center gap-2.5">
                <ArrowRight aria-hidden size={18} strokeWidth={1.8} className="flip text-ink-3 max-sm:hidden" />
                <ShareOrNone share={after} />
              </span>
            </td>
            <td className="py-2.75 text-end font-semibold max-sm:hidden">
              {amounts?.has(id) && <MinorMoney amount={amounts.get(id)!} currency={currency} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareOrNone({ share }: { share: Rational | null }) {
  const { t } = useTranslation("jurisdictions/shares");
  return share ? <ShareFraction share={share} /> : <span className="text-ink-3">{t("compare.nothing")}</span>;
}

/** More, less or the same, in a word and a picture. */
function Change({ before, after }: { before: Rational | null; after: Rational | null }) {
  const { t } = useTranslation("jurisdictions/shares");
  const difference = before === null ? 1 : after === null ? -1 : compare(after, before);
  const [Icon, key] =
    difference > 0
      ? ([ArrowUp, "compare.more"] as const)
      : difference < 0
        ? ([ArrowDown, "compare.less"] as const)
        : ([Equal, "compare.same"] as const);
  return (
    <span className="flex items-center gap-1.5 text-meta font-normal text-ink-3">
      <Icon aria-hidden size={15} strokeWidth={2.2} />
      {t(key)}
    </span>
  );
}
