import { complianceFactsOf } from "@heirlock/law/catalogue/compliance-facts";
import type { ReserveCountry } from "@heirlock/law/succession/civil/reserve";
import { one, type Rational, subtract } from "@heirlock/law/succession/rational";
import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { giftsUnder } from "./kept-and-gifts.ts";
import { MinorMoney } from "./minor-money.tsx";
import { usePartWords } from "./part-words.ts";
import { Source, SourceText } from "./sentence-text.tsx";
import { InlineFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";
import type { Kept, WillScope } from "./will-scope.ts";

export interface WillReachProps {
  scope: WillScope;
  /** Germany: whether the will leaves the spouse anything. */
  spouseIsHeir: boolean;
  onSpouseIsHeir: ((is: boolean) => void) | null;
}

/** What a will may change here: the limit drawn on the whole estate. */
export function WillReach({ scope, spouseIsHeir, onSpouseIsHeir }: WillReachProps) {
  const { t } = useTranslation("jurisdictions/shares");
  return (
    <>
      <ScopeText scope={scope} />
      {onSpouseIsHeir && (
        <Segmented
          label={t("will.spouseAsked")}
          showLabel
          className="mt-4"
          value={spouseIsHeir ? "yes" : "no"}
          onValueChange={(value) => onSpouseIsHeir(value === "yes")}
          options={[
            { value: "yes", label: t("will.yes") },
            { value: "no", label: t("will.no") },
          ]}
        />
      )}
      <ScopePicture scope={scope} />
      <p className="mt-3">
        <ScopeSource scope={scope} />
      </p>
      {scope.kind === "reserve" && scope.kept.length > 0 && <GiftsInLife country={scope.country} />}
    </>
  );
}

function GiftsInLife({ country }: { country: ReserveCountry }) {
  const { t } = useTranslation("jurisdictions/shares");
  const gifts = giftsUnder(country);
  if (!gifts) return null;
  return (
    <p className="mt-3 max-w-[66ch] text-ink-2">
      {t(`will.gifts.${gifts.effect}`)} <SourceText citation={gifts.source} grade={gifts.grade} />
    </p>
  );
}

function ScopeText({ scope }: { scope: WillScope }) {
  const { t } = useTranslation("jurisdictions/shares");
  const part = usePartWords();
  const lines = (() => {
    switch (scope.kind) {
      case "third":
        return [t("will.third"), ...(scope.toHeir ? [t(`will.toHeir.${scope.toHeir}`)] : [])];
      case "reserve": {
        const free = scope.free;
        const main =
          scope.kept.length === 0
            ? t("will.nothingKept")
            : free === null
              ? t("will.noSingle")
              : t("will.reserve", { part: part(free) });
        return [main, ...(scope.usufruct ? [t("will.usufruct", { part: part(scope.usufruct) })] : [])];
      }
      case "asks-spouse":
        return [t("will.asksSpouse")];
      case "reserve-open":
        return [t("will.reserveOpen")];
      case "claims":
        return [t("will.claims")];
      case "none":
        return [t("will.none")];
      case "lifetime":
        return [t("will.lifetime")];
    }
  })();
  return <p className="mt-1.5 max-w-[66ch] text-ink-2">{lines.join(" ")}</p>;
}

function ScopeSource({ scope }: { scope: WillScope }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { draft } = useView();
  if ("rule" in scope) return <Source rule={scope.rule} />;
  const { review } = complianceFactsOf(draft.code).testamentaryFreedom;
  if (review) return <SourceText citation={review.source} grade={review.grade} />;
  return <span className="text-ink-3">{t("source.notReviewed")}</span>;
}

function ScopePicture({ scope }: { scope: WillScope }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { names } = useView();
  const groupName = ({ group, person }: Kept) => (person && names.get(person)) || t(`will.groups.${group}`);
  if (scope.kind === "third") {
    const kept = [{ name: t("will.groups.heirs"), share: subtract(one, scope.free) }];
    return <LimitBar kept={kept} free={scope.free} />;
  }
  if (scope.kind === "reserve" && scope.free !== null) {
    return (
      <LimitBar kept={scope.kept.map((kept) => ({ name: groupName(kept), share: kept.share }))} free={scope.free} />
    );
  }
  if (scope.kind === "claims" || scope.kind === "none") return <LimitBar kept={[]} free={one} />;
  return null;
}

/** The whole estate: what is kept for whom, the limit, and what is free to give. */
function LimitBar({ kept, free }: { kept: readonly { name: string; share: Rational }[]; free: Rational }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { estate, currency } = useView();
  const isFree = free.n > 0n;
  const grow = (share: Rational) => ({ flexGrow: Number((share.n * 10_000n) / share.d), flexBasis: 0 });
  const figure = (share: Rational) =>
    estate === null ? (
      <InlineFraction share={share} />
    ) : (
      <MinorMoney amount={(estate * share.n) / share.d} currency={currency} />
    );
  const cell =
    "grid min-h-16 min-w-0 content-center overflow-hidden px-1.5 py-2 text-center leading-[1.25] font-semibold break-words";
  return (
    <div className="mt-4">
      <div className="flex justify-between gap-3 font-semibold">
        <span>{kept.length > 0 && t("will.kept")}</span>
        <span className="text-end">{isFree && t("will.yours")}</span>
      </div>
      <ul className="relative mt-2 flex gap-[3px] rounded-[14px]">
        {kept.map(({ name, share }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may be called alike
            key={place}
            data-slot="bar"
            className={clsx(
              cell,
              "bg-c1 text-on-primary print:border print:border-black print:bg-transparent print:text-black",
              place === 0 && "rounded-s-[14px]",
              !isFree && place === kept.length - 1 && "rounded-e-[14px]",
            )}
            style={grow(share)}
          >
            <bdi>{name}</bdi>
            {figure(share)}
          </li>
        ))}
        {kept.length > 0 && isFree && (
          <li aria-hidden className="relative z-1 w-0">
            <span className="absolute -inset-y-3 start-[-3px] w-[3px] rounded-[2px] bg-ink" />
          </li>
        )}
        {isFree && (
          <li
            className={clsx(
              cell,
              "rounded-e-[14px] border-2 border-primary-line bg-primary-tint text-primary-ink print:border-black print:bg-transparent print:text-black",
              kept.length === 0 && "rounded-s-[14px]",
            )}
            style={grow(free)}
          >
            {t("will.free")}
            {figure(free)}
          </li>
        )}
      </ul>
    </div>
  );
}
