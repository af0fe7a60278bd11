import { ShieldCheck, ShieldHalf } from "lucide-react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { HalfDial } from "../../../ui/charts/half-dial.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { FoldRow } from "../../../ui/layout/fold-row.tsx";
import type { Score } from "../offers/security-score.ts";
import { BriefScoreStep, NextScoreStep } from "./next-score-step.tsx";
import { ScoreParts } from "./score-parts.tsx";
import { useSecurityScore } from "./security-request.ts";

/** Nobody answered, or somebody else did: the endpoint was not reached (D11). */
const unreachable = ["OFFLINE", "TIMEOUT", "UNAVAILABLE", "INVALID_ANSWER"] as const;

/** How well the account is guarded, and the one step that helps most. */
export function ScorePanel({ isBrief = false }: { isBrief?: boolean | undefined }) {
  const { t } = useTranslation("account/security");
  const query = useSecurityScore();
  return (
    <Card as="section" aria-labelledby="score-title">
      {!query.data && <CardHeader id="score-title" title={t("score.title")} />}
      <Loaded
        query={query}
        level={3}
        loading={t("score.loading")}
        failed={(error) => t(hasCode(error, ...unreachable) ? "score.comingSoon" : "score.failed")}
      >
        {(score) => (isBrief ? <BriefScore score={score} /> : <ScoreContent score={score} />)}
      </Loaded>
    </Card>
  );
}

/** On a phone: the number, the next step, and on request how the number comes about. */
function BriefScore({ score }: { score: Score }) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const overall = score.overall_score;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="score-title" className="text-h3">
          {t("score.title")}
        </h2>
        <p aria-hidden>
          <span className="num font-serif text-h2">{format.number(overall)}</span>{" "}
          {t("score.outOf", { n: format.number(100) })}
        </p>
      </div>
      <Progress
        hideLabel
        label={t("score.title")}
        value={overall}
        max={100}
        valueText={t("score.label", { n: format.number(overall) })}
        tone={score.secure ? "primary" : "brass"}
      />
      {score.nextStep && <BriefScoreStep from={overall} next={score.nextStep} />}
      <div className="mt-1 -mb-4">
        <FoldRow
          level={3}
          title={t("score.how")}
          text={t("score.calculated", { when: format.relative(score.last_calculated_at) })}
        >
          <ul className="grid gap-5">
            <ScoreParts score={score} />
          </ul>
        </FoldRow>
      </div>
    </>
  );
}

function ScoreContent({ score }: { score: Score }) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const overall = score.overall_score;
  return (
    <>
      <div className="grid gap-6 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] md:gap-9">
        <div className="text-center">
          <h2 id="score-title" className="mb-4 text-h3">
            {t("score.title")}
          </h2>
          <HalfDial
            value={overall}
            max={100}
            label={t("score.label", { n: format.number(overall) })}
            caption={t("score.outOf", { n: format.number(100) })}
          />
          <p className="mt-3 text-ink-2">
            {t("score.calculated", { when: format.relative(score.last_calculated_at) })}
          </p>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
          <ScoreParts score={score} />
          <li className="flex items-start gap-3.5">
            <IconTile icon={score.secure ? ShieldCheck : ShieldHalf} tone={score.secure ? "primary" : "brass"} />
            <div className="min-w-0">
              <p className="font-semibold">{t(score.secure ? "score.secure" : "score.notSecure")}</p>
              <p className="text-ink-2">{t(score.secure ? "score.secureText" : "score.notSecureText")}</p>
            </div>
          </li>
        </ul>
      </div>
      {score.nextStep && <NextScoreStep from={overall} next={score.nextStep} />}
    </>
  );
}
