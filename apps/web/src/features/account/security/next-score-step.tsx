import type { ScoreStep } from "@heirlock/domain/account/security-score";
import { Link } from "@tanstack/react-router";
import { ArrowRight, KeyRound, ListChecks, type LucideIcon, Mail, MonitorX, ShieldPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import type { Score } from "../offers/security-score.ts";
import type { Part, Section } from "./sections.ts";

/** `part`: where a page of its own has it on phones. */
const ways: Record<ScoreStep, { section: Section; part?: Part; icon: LucideIcon }> = {
  change_password: { section: "sign-in", icon: KeyRound },
  turn_on_two_factor: { section: "two-factor", icon: ShieldPlus },
  renew_backup_codes: { section: "two-factor", icon: ListChecks },
  verify_email: { section: "sign-in", icon: Mail },
  add_recovery_email: { section: "ways-back", icon: Mail },
  verify_recovery_email: { section: "ways-back", icon: Mail },
  add_second_means: { section: "ways-back", part: "kit", icon: KeyRound },
  end_old_sessions: { section: "sessions", icon: MonitorX },
};

interface NextScoreStepProps {
  from: number;
  next: NonNullable<Score["nextStep"]>;
}

/** The same on a phone, within the card of the score. */
export function BriefScoreStep({ from, next }: NextScoreStepProps) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const { section, part = section } = ways[next.step];
  return (
    <>
      <p className="mt-3">
        <strong className="font-semibold">{t(`step.${next.step}.title`)}.</strong>{" "}
        {t("score.gain", { from: format.number(from), to: format.number(next.overallAfter) })}
      </p>
      <Button block className="mt-3" render={<Link to="/settings/security" hash={part} />}>
        {t(`step.${next.step}.action`)}
      </Button>
    </>
  );
}

/** The one step that helps most, what exactly it brings, and the way to it. */
export function NextScoreStep({ from, next }: NextScoreStepProps) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const { section, icon } = ways[next.step];
  return (
    <div
      data-tone="tint"
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-md border border-primary-line bg-primary-tint p-4.5"
    >
      <IconTile icon={icon} tone="surface" />
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-h4 font-[650]">{t(`step.${next.step}.title`)}</h3>
        <p className="mt-0.5">
          {t(`step.${next.step}.text`)}{" "}
          {t("score.gain", { from: format.number(from), to: format.number(next.overallAfter) })}
        </p>
      </div>
      <Button iconEnd={ArrowRight} className="max-sm:w-full" render={<Link to="/settings/security" hash={section} />}>
        {t(`step.${next.step}.action`)}
      </Button>
    </div>
  );
}
