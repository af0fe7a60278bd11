import type { ScorePart } from "@heirlock/domain/account/security-score";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Progress } from "../../../ui/feedback/progress.tsx";
import type { Score } from "../offers/security-score.ts";

/** The five parts: weight, value, and one sentence about why. */
export function ScoreParts({ score }: { score: Score }) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const sentence = useSentences(score);
  return score.parts.map(({ part, score: value, weight }) => (
    <li key={part}>
      <Progress
        label={
          <>
            <span className="font-semibold">{t(`score.part.${part}`)}</span>{" "}
            <span className="text-ink-2">{t("score.weight", { share: format.percent(weight / 100) })}</span>
          </>
        }
        value={value}
        max={100}
        valueText={format.number(value)}
        tone={value === 100 ? "primary" : "brass"}
      />
      <p className="mt-1 break-words text-ink-2">{sentence[part]}</p>
    </li>
  ));
}

/** By points: recovery email and a second way, the email alone, the second way alone. */
const recoveryWords = new Map([
  [100, "recoveryFull"],
  [70, "recoveryEmailOnly"],
  [30, "recoverySecondOnly"],
] as const);

export function useSentences(score: Score | undefined): Partial<Record<ScorePart, ReactNode>> {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const { profile } = useSession();
  if (!score) return {};
  const { parts, facts } = score;
  const points = (part: ScorePart) => parts.find((one) => one.part === part)?.score ?? 0;
  const full = (part: ScorePart) => points(part) === 100;
  const codes = { count: facts.backupCodesLeft, n: format.number(facts.backupCodesLeft) };
  const recovery =
    facts.recoveryEmail === "unverified"
      ? "recoveryUnconfirmed"
      : (recoveryWords.get(points("recovery") as 100 | 70 | 30) ?? "recoveryNone");
  return {
    password: t(full("password") ? "score.why.password" : "score.why.passwordOld", {
      month: format.date(facts.passwordChangedAt, "month"),
    }),
    two_factor: t(
      points("two_factor") === 0 ? "score.why.twoFactorOff" : `score.why.${full("two_factor") ? "twoFactor" : "codes"}`,
      codes,
    ),
    email_verification: full("email_verification") ? <bdi>{profile?.email}</bdi> : t("score.why.emailOpen"),
    recovery: t(`score.why.${recovery}`),
    session_security: full("session_security")
      ? t("score.why.sessions")
      : t("score.why.newBrowsers", { count: facts.newBrowsers, n: format.number(facts.newBrowsers) }),
  };
}
