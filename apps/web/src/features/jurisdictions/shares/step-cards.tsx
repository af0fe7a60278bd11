import { nounsOf } from "@heirlock/law/kin-names/noun";
import { tellSteps } from "@heirlock/law/story/tell";
import type { Step } from "@heirlock/law/succession/derivation";
import type { PersonId } from "@heirlock/law/succession/family";
import { divide, sum } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import { clsx } from "clsx";
import { Trans, useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { cutWhole, type HolderId } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";
import { SentenceText } from "./sentence-text.tsx";
import { fill } from "./share-bar.tsx";
import { InlineFraction } from "./share-fraction.tsx";
import { useView } from "./view.ts";

/** Equal shares are explained once for each group, not once for each person. */
export function StepCards({ succession, colours }: { succession: Succession; colours: ReadonlyMap<HolderId, Colour> }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { kin, texts } = useView();
  const giving = succession.steps.filter(({ gives, heirs }) => gives !== undefined && heirs.length > 0);
  const told = tellSteps(succession, kin, texts);
  return (
    <ul
      aria-label={t("groups.title")}
      className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(250px,1fr))] md:gap-5"
    >
      {giving.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a derivation stand in one order
        <Card as="li" key={place} className="max-md:rounded-none max-md:border-0 max-md:p-0! max-md:shadow-none">
          <h3>
            <Trans
              t={t}
              i18nKey="groups.share"
              values={{ who: capital(texts.words.phrase(nounsOf(kin, step.heirs), "")) }}
              components={{ b: <InlineFraction share={sum(step.gives!)} /> }}
            />
          </h3>
          <Parts step={step} colours={colours} />
          <div className="mt-2 grid gap-2 text-ink-2">
            {told
              .filter(({ rule }) => rule === step.rule)
              .map((sentence, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <p key={at}>
                  <SentenceText sentence={sentence} />
                </p>
              ))}
          </div>
        </Card>
      ))}
    </ul>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const mostParts = 30;

/** A group of unequal parts, drawn part by part: a son's two beside a daughter's one. */
function Parts({ step, colours }: { step: Step<PersonId>; colours: ReadonlyMap<HolderId, Colour> }) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  const total = sum(step.gives!);
  if (total.n === 0n || step.heirs.length < 2) return null;
  const cut = cutWhole(new Map(step.heirs.map((id, place) => [id, divide(step.gives![place]!, total)])));
  const isEqual = cut.pieces.every(({ count }) => count === cut.pieces[0]!.count);
  if (isEqual || cut.parts > mostParts) return null;
  return (
    <div
      role="img"
      aria-label={t("groups.parts", { parts: format.number(Number(cut.parts)) })}
      className="mt-3.5 flex h-6.5 gap-[3px]"
    >
      {cut.pieces.flatMap(({ id, count }) =>
        Array.from({ length: Number(count) }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one person are all alike
            key={`${id} ${place}`}
            aria-hidden
            data-slot="bar"
            className={clsx("min-w-0 flex-1 rounded-[5px] print:border", fill[colours.get(id) ?? 6])}
          />
        )),
      )}
    </div>
  );
}
