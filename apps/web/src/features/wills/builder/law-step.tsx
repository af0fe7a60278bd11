import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useWide } from "../../../platform/use-media.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { LawChooser } from "../../jurisdictions/offers/choose-law.tsx";
import { useLawCatalogue } from "../../jurisdictions/offers/law-catalogue.ts";
import { JurisdictionGuideCard } from "../../jurisdictions/offers/law-guide-card.tsx";
import { LawLimit } from "./law-limit.tsx";

/** The text that people agree to; a new wording is a new version (SEC-035). */
export const faithText = "faith-2026-11";
const secular: ReadonlySet<string> = new Set(["civil", "common", "custom"]);

export interface ChosenLaw {
  code: string;
  isComplete: boolean;
  /** A religious law tells of somebody's faith, which is kept only with their consent. */
  isReligious: boolean;
}

/** What a code means for the step; null while nothing is chosen, or until the catalogue is there. */
export function useChosenLaw(code: string | null): ChosenLaw | null {
  const { catalogue } = useLawCatalogue();
  const place = code === null ? null : (catalogue?.placeOf(code) ?? null);
  if (code === null || !place) return null;
  return { code, isComplete: place.isComplete, isReligious: !secular.has(place.system?.system ?? "religious") };
}

export interface LawStepProps {
  value: string | null;
  onChange: (code: string | null) => void;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Somebody wanted to go on without agreeing. */
  isMissing: boolean;
  /** What the server refused. */
  error: unknown;
  /** Two letters: where the choice starts while none is made; where the holder lives, unless given. */
  country?: string | undefined;
  /** What belongs to the choice for a will that exists: what it would change, property abroad. */
  below?: ReactNode;
  /** The way on, under the choice. */
  foot: ReactNode;
}

/** Which rules the will follows, with what they ask of it beside. */
export function LawStep({ value, onChange, agreed, onAgree, isMissing, error, country, below, foot }: LawStepProps) {
  const { t } = useTranslation("wills/builder");
  const { profile } = useSession();
  const isWide = useWide();
  const [first] = useState(value);
  const law = useChosenLaw(value);
  const isOverPlan = hasCode(error, "CAP_REACHED");
  return (
    <div className="grid items-start gap-5.5 md:grid-cols-[minmax(0,1fr)_minmax(280px,20rem)]">
      <div className="grid min-w-0 gap-5">
        <Card as="section" aria-labelledby="which-law" className="grid gap-6">
          <div>
            <h2 id="which-law">{t("law.title")}</h2>
            <p className="mt-1.5 text-ink-2">{t("law.why")}</p>
          </div>
          <LawChooser
            value={value}
            onChange={onChange}
            country={first === null ? (country ?? profile?.country) : undefined}
          />
          {law?.isReligious && (
            <div className="rounded-md border border-line bg-sunken px-4.5 py-3.5">
              <Checkbox
                label={t("law.faith")}
                description={t("law.faithWhy")}
                checked={agreed}
                error={isMissing && !agreed ? t("law.faithMissing") : undefined}
                onCheckedChange={onAgree}
              />
            </div>
          )}
          {isOverPlan && <LawLimit />}
          {hasCode(error, "JURISDICTION_COMING_SOON") && <Alert tone="warning" live="polite" title={t("law.notYet")} />}
          <Failure
            error={isOverPlan || hasCode(error, "JURISDICTION_COMING_SOON") ? null : error}
            title={t("law.failed")}
            text={t("law.failedText")}
          />
        </Card>
        {below}
        <div className="action-row">{foot}</div>
      </div>
      {law?.isComplete && (
        <div className="min-w-0">
          <JurisdictionGuideCard key={law.code} code={law.code} compact={!isWide} />
        </div>
      )}
    </div>
  );
}
