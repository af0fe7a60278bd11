import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";
import { fraction } from "@heirlock/law/succession/rational";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Fraction } from "../../../ui/display/fraction.tsx";
import type { Holding, Uneven } from "./counted-pieces.ts";
import type { HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { Source } from "./sentence-text.tsx";
import { fill, Swatch } from "./share-bar.tsx";
import { ShareTable } from "./share-table.tsx";
import { useView } from "./view.ts";

export interface UnevenStepsProps {
  uneven: Uneven;
  colours: ReadonlyMap<HolderId, Colour>;
  amounts: ReadonlyMap<HolderId, bigint> | null;
  /** "Wife", "Daughters": how a group of heirs is called. */
  groupName: (heirs: readonly PersonId[]) => string;
}

/** Why shares become smaller or larger, in pieces that can be counted; the term of art comes last. */
export function UnevenSteps({ uneven, colours, amounts, groupName }: UnevenStepsProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  const { kind, pieces, difference, newPieces, promised, received, rule } = uneven;
  const figures = {
    pieces: format.number(pieces),
    together: format.number(kind === "too-much" ? pieces + difference : pieces - difference),
    number: format.number(difference),
    newPieces: format.number(newPieces),
  };
  const part = kind === "too-much" ? "tooMuch" : "leftOver";
  const colourOf = (holding: Holding): Colour => colours.get(holding.heirs[0]!) ?? 6;
  return (
    <>
      <ol>
        <UnevenStep number={1} title={t(`uneven.${part}.first`)} text={t(`uneven.${part}.firstText`, figures)}>
          <Pieces
            holdings={promised}
            colourOf={colourOf}
            missing={difference}
            isOver={kind === "too-much"}
            width={kind === "too-much" ? pieces / (pieces + difference) : 1}
            label={t(`uneven.${part}.firstLabel`, figures)}
          />
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 leading-[1.3] font-semibold">
            <span>{t("uneven.piecesExist", figures)}</span>
            <span className="text-warning">{t(`uneven.${part}.difference`, { ...figures, count: difference })}</span>
          </p>
          <ul className="mt-3.5 flex flex-wrap gap-x-5.5 gap-y-2">
            {promised.map((holding) => (
              <li key={holding.heirs.join()} className="flex items-center gap-2.25">
                <Swatch colour={colourOf(holding)} />
                {groupName(holding.heirs)} <bdi className="num">{format.number(holding.count)}</bdi>
              </li>
            ))}
          </ul>
        </UnevenStep>
        <UnevenStep
          number={2}
          title={t(`uneven.${part}.second`, figures)}
          text={t(`uneven.${part}.secondText`, figures)}
        >
          <Pieces
            holdings={received}
            colourOf={colourOf}
            width={kind === "too-much" ? pieces / (pieces + difference) : 1}
            label={t("uneven.secondLabel", figures)}
          />
          <p className="mt-1.5 leading-[1.3] font-semibold">{t("uneven.sameEstate", figures)}</p>
        </UnevenStep>
        <UnevenStep number={3} title={t("uneven.receives")}>
          <PromisedAndReceived uneven={uneven} colours={colours} amounts={amounts} />
        </UnevenStep>
      </ol>
      <p className="border-t border-line pt-4 text-ink-2">
        {t(`uneven.${part}.term`)} <Source rule={rule} />
      </p>
    </>
  );
}

function UnevenStep({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const format = useFormat();
  return (
    <li className="grid gap-x-4 gap-y-2.5 border-t border-line py-6 first:border-0 first:pt-2 md:grid-cols-[44px_minmax(0,1fr)]">
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-full bg-primary-tint text-[1.3rem] text-primary-ink serif"
      >
        {format.number(number)}
      </span>
      <div className="min-w-0">
        <h3>{title}</h3>
        {text && <p className="mt-1.5 text-ink-2">{text}</p>}
        <div className="mt-3">{children}</div>
      </div>
    </li>
  );
}

/** The estate as a tray of pieces. Those that were promised and do not exist, or exist and are nobody's, are dashed. */
function Pieces({
  holdings,
  colourOf,
  missing = 0,
  isOver = false,
  width,
  label,
}: {
  holdings: readonly Holding[];
  colourOf: (holding: Holding) => Colour;
  missing?: number;
  isOver?: boolean;
  /** How much of the line the estate takes. */
  width: number;
  label: string;
}) {
  const all = holdings.flatMap((holding) =>
    Array.from({ length: holding.count }, (_, place) => ({
      key: `${holding.heirs[0]} ${place}`,
      colour: colourOf(holding),
    })),
  );
  const real = isOver ? all.slice(0, all.length - missing) : all;
  const dashed = Array.from({ length: missing }, (_, place) => `missing ${place}`);
  const isFull = missing > 0 && isOver;
  return (
    <div role="img" aria-label={label}>
      <div
        aria-hidden
        className="flex h-10 gap-[1.5px] md:h-11.5 md:gap-[3px]"
        style={{ inlineSize: isFull || width === 1 ? "100%" : `${width * 100}%` }}
      >
        {real.map(({ key, colour }) => (
          <span
            key={key}
            data-slot="bar"
            className={clsx(
              "min-w-0 flex-1 rounded-[3px] md:rounded-[6px] print:border print:border-black",
              fill[colour],
            )}
          />
        ))}
        {dashed.map((key) => (
          <span key={key} className="min-w-0 flex-1 rounded-[3px] border-2 border-dashed border-c4 md:rounded-[6px]" />
        ))}
      </div>
      <div
        aria-hidden
        className="mt-1.5 h-2.5 rounded-b-[6px] border-2 border-t-0 border-ink"
        style={{ inlineSize: `${width * 100}%` }}
      />
    </div>
  );
}

function PromisedAndReceived({ uneven, colours, amounts }: Pick<UnevenStepsProps, "uneven" | "colours" | "amounts">) {
  const { t } = useTranslation("jurisdictions/shares");
  const { names } = useView();
  // Of a person's own share the pieces of the whole tray are shown, as in the picture, where they are whole ones.
  const inPieces = (share: Rational, pieces: number) => {
    const count = (share.n * BigInt(pieces)) / share.d;
    return share.n * BigInt(pieces) === count * share.d ? { top: Number(count), bottom: pieces } : null;
  };
  const show = (share: Rational, pieces: number) => {
    const own = inPieces(share, pieces) ?? { top: Number(share.n), bottom: Number(share.d) };
    return <Fraction numerator={own.top} denominator={own.bottom} />;
  };
  return (
    <ShareTable
      headClassName="max-md:sr-only"
      heads={{
        person: t("uneven.person"),
        before: t("uneven.promised"),
        after: t("uneven.gets"),
        amount: t("uneven.amount"),
      }}
      rows={uneven.people.map(({ id, promised, receives }) => ({
        id,
        name: <bdi>{names.get(id)}</bdi>,
        before: show(promised, uneven.pieces),
        after: show(receives.n === 0n ? fraction(0) : receives, uneven.newPieces),
      }))}
      colours={colours}
      amounts={amounts}
    />
  );
}
