import type { Amounts } from "@heirlock/law/succession/money/amounts";
import { compare, type Rational } from "@heirlock/law/succession/rational";
import { ArrowDown, ArrowUp, Equal, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type Cut, cutWhole, type HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { OddAmount } from "./odd-amount.tsx";
import { ShareBar } from "./share-bar.tsx";
import { ShareFraction } from "./share-fraction.tsx";
import { ShareTable } from "./share-table.tsx";
import { SumProof } from "./sum-proof.tsx";
import type { Comparison } from "./variations.ts";

export interface ComparisonCardProps {
  /** What is tried: "there were no sons". */
  title: ReactNode;
  before: Cut;
  /** What the two bars are called: "Now" and "Then", or two laws. */
  captions: { before: ReactNode; after: ReactNode };
  /** Null where the law tried gives no shares; `refusal` says why. */
  after: ReadonlyMap<HolderId, Rational> | null;
  rows: readonly Comparison[];
  amounts: ReadonlyMap<HolderId, bigint> | null;
  odd: Amounts<HolderId>["odd"];
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
  captions,
  after,
  rows,
  amounts,
  odd,
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
            <ShareBar cut={before} colours={colours} nameOf={nameOf} caption={captions.before} />
            <ShareBar cut={cutWhole(after)} colours={colours} nameOf={nameOf} caption={captions.after} />
          </div>
          <ShareTable
            isShort
            className="mt-4"
            heads={{
              person: t("compare.person"),
              before: t("compare.now"),
              after: t("compare.after"),
              amount: t("compare.amount"),
            }}
            rows={rows.map(({ id, before: now, after: then }) => ({
              id,
              name: (
                <>
                  <bdi>{nameOf(id)}</bdi>
                  <Change before={now} after={then} />
                </>
              ),
              before: <ShareOrNone share={now} />,
              after: <ShareOrNone share={then} />,
            }))}
            colours={colours}
            amounts={amounts}
          />
          <OddAmount odd={odd} nameOf={nameOf} />
          <SumProof cut={cutWhole(after)} />
        </>
      )}
    </Card>
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
