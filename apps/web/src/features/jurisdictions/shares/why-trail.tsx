import type { Sentence } from "@heirlock/law/story/sentence";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { MinorMoney } from "./minor-money.tsx";
import { SentenceText } from "./sentence-text.tsx";
import { useView } from "./view.ts";

export interface Reasoning {
  person: PersonId;
  /** The derivation in sentences, the last one closing; a sentence of their own is set off. */
  steps: readonly { sentence: Sentence; isOwn: boolean }[];
  share: Rational | null;
  /** Somebody who has a share, or the use of one. */
  isHeir: boolean;
  amount: bigint | null;
}

/** Every step from the estate to what one person has, in order, each with its source. */
export function WhyTrail({ reasoning, title }: { reasoning: Reasoning; title?: ReactNode }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { estate, currency, names } = useView();
  const { person, steps, isHeir, amount } = reasoning;
  // The last sentence only says what the ones before it add up to.
  const closing = isHeir ? steps.length - 1 : steps.length;
  const hasSource = (place: number) => {
    const isToldOn = place + 1 < closing && steps[place + 1]!.sentence.rule === steps[place]!.sentence.rule;
    return place < closing && !isToldOn;
  };
  const name = names.get(person) ?? "";
  return (
    <>
      {title}
      <p className="mb-3 text-ink-2">{t("trail.inOrder")}</p>
      <ol>
        <TrailItem number={1}>
          {estate === null ? (
            t("trail.estate")
          ) : (
            <Trans
              t={t}
              i18nKey="trail.estateOf"
              components={{ amount: <MinorMoney amount={estate} currency={currency} className="num font-semibold" /> }}
            />
          )}
        </TrailItem>
        {steps.map(({ sentence, isOwn }, place) => (
          <TrailItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a derivation stand in one order
            key={place}
            number={place + 2}
            isLast={place === closing}
          >
            <SentenceText sentence={sentence} className={clsx(isOwn && "font-semibold")} hasSource={hasSource(place)} />
            {place === closing && amount !== null && (
              <span className="block font-semibold">
                <MinorMoney amount={amount} currency={currency} />
              </span>
            )}
          </TrailItem>
        ))}
        {!isHeir && (
          <TrailItem number={steps.length + 2} isLast>
            {t("trail.endsWithout", { name })}
          </TrailItem>
        )}
      </ol>
    </>
  );
}

function TrailItem({ number, isLast = false, children }: { number: number; isLast?: boolean; children: ReactNode }) {
  const format = useFormat();
  return (
    <li
      className={clsx(
        "relative grid grid-cols-[30px_minmax(0,1fr)] gap-3 leading-[1.42]",
        !isLast &&
          "pb-4 before:absolute before:top-[30px] before:bottom-0 before:start-[14px] before:w-0.5 before:bg-line before:content-['']",
      )}
    >
      <span
        aria-hidden
        className="grid size-7.5 place-items-center rounded-full bg-primary-tint text-[0.95rem] font-semibold text-primary-ink"
      >
        {format.number(number)}
      </span>
      <div className="min-w-0 self-center">{children}</div>
    </li>
  );
}
