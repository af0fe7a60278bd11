import { languages } from "@heirlock/domain/languages";
import { beneficiariesOf } from "@heirlock/domain/wills/content";
import { severities } from "@heirlock/law/will-check/severity";
import { useNavigate } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useWide } from "../../../platform/use-media.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Select } from "../../../ui/forms/select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { JurisdictionGuideCard } from "../../jurisdictions/offers/law-guide-card.tsx";
import { useBuilder } from "./builder-context.ts";
import { CheckState } from "./check-state.tsx";
import { CountedWith } from "./checks-card.tsx";
import { Findings } from "./findings.tsx";
import { FormField } from "./form-field.tsx";
import { usePublish } from "./publish.ts";
import { useProblems } from "./use-problems.ts";

const languageNames = { en: "English", ar: "العربية", es: "Español", fr: "Français" } as const;

/** Everything the law says, the paper itself, and publishing it. */
export function ReviewStep() {
  const { t } = useTranslation("wills/builder");
  const { law, draft, setTitle, change } = useBuilder();
  const isWide = useWide();
  return (
    <div className="grid items-start gap-5.5 md:grid-cols-[minmax(0,1fr)_minmax(280px,20rem)]">
      <div className="grid min-w-0 gap-5">
        {law === null ? (
          <Alert tone="warning" title={t("review.noLaw")}>
            {t("review.noLawText")}
          </Alert>
        ) : (
          <CheckedCard />
        )}
        <FoldRows>
          <FoldRow title={t("review.paper")} text={`${draft.title} · ${languageNames[draft.content.language]}`}>
            <TextField
              label={t("review.title")}
              hint={t("review.titleWhy")}
              maxLength={200}
              value={draft.title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <Select
              label={t("review.language")}
              hint={t("review.languageWhy")}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={draft.content.language}
              onValueChange={(language) => change((content) => ({ ...content, language }))}
            />
            <FormField />
          </FoldRow>
        </FoldRows>
        <Publish />
      </div>
      <aside className="grid min-w-0 gap-5" aria-label={t("review.aside")}>
        <ReadIt />
        {law !== null && <JurisdictionGuideCard key={law} code={law} compact={!isWide} />}
      </aside>
    </div>
  );
}

function CheckedCard() {
  const { t } = useTranslation("wills/builder");
  const check = useProblems();
  const { problems } = check;
  const told = problems?.told ?? [];
  const errors = told.filter(({ finding }) => finding.severity === "error").length;
  return (
    <Card as="section" aria-labelledby="review-checks" aria-live="polite">
      <CardHeader
        id="review-checks"
        title={problems === null ? t("checks.title") : t(errors > 0 ? "review.toMend" : "review.ready")}
        description={problems === null ? undefined : t(errors > 0 ? "review.toMendText" : "review.readyText")}
      />
      <CheckState check={check} fine={t("checks.fine")}>
        {told.length > 0 ? (
          <>
            <dl className="mb-5 grid grid-cols-3 gap-2.5 text-center">
              {severities.map((severity) => (
                <div key={severity} className="flex flex-col-reverse rounded-md bg-sunken px-2 py-3">
                  <dt className="text-meta">{t(`review.count.${severity}`)}</dt>
                  <dd className="text-[1.5rem] leading-tight serif">
                    {told.filter(({ finding }) => finding.severity === severity).length}
                  </dd>
                </div>
              ))}
            </dl>
            <Findings told={told} />
          </>
        ) : null}
      </CheckState>
      <CountedWith />
    </Card>
  );
}

/** The paper as it would be now. */
function ReadIt() {
  const { t } = useTranslation("wills/builder");
  const { id, number, law, saved } = useBuilder();
  const read = async () => {
    // Opened at once, since browsers refuse what comes after a wait; filled once everything is saved.
    const page = window.open("", "_blank");
    const revision = await saved();
    if (page && revision !== null) page.location.href = `/api/wills/${id}/versions/${number}/document`;
    else page?.close();
  };
  if (law === null) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">{t("review.document")}</h2>
      <p className="text-ink-2">{t("review.documentText")}</p>
      <Button variant="secondary" icon={Eye} onClick={() => void read()}>
        {t("review.read")}
      </Button>
    </Card>
  );
}

function Publish() {
  const { t } = useTranslation("wills/builder");
  const { id, number, law, draft, saved, isOvertaken } = useBuilder();
  const { problems } = useProblems();
  const navigate = useNavigate();
  const publish = usePublish(id);
  const [unsaved, setUnsaved] = useState(false);
  const { content } = draft;
  const hasHeirs = beneficiariesOf(content).length > 0 || content.people.some(({ kin }) => kin?.alive);
  const missing = [
    ...(law === null ? [t("review.missing.law")] : []),
    ...(draft.title.trim() === "" ? [t("review.missing.title")] : []),
    ...(hasHeirs ? [] : [t("review.missing.heirs")]),
    ...(content.executors.length === 0 ? [t("review.missing.executor")] : []),
    ...(problems && problems.blocking.size > 0 ? [t("review.missing.errors")] : []),
  ];
  const press = async () => {
    const revision = await saved();
    setUnsaved(revision === null);
    if (revision === null) return;
    await publish.mutateAsync({ number, revision });
    toast({ title: t("review.published", { number }) });
    void navigate({ to: "/dashboard/will-holder/wills/$id", params: { id } });
  };
  return (
    <div className="grid gap-3">
      {missing.length > 0 && (
        <Alert tone="plain" title={t("review.possibleOnce")}>
          <ul className="list-disc ps-5">
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Failure error={hasCode(publish.error, "REAUTH_REQUIRED") ? null : publish.error} title={t("review.failed")} />
      {unsaved && <Alert tone="danger" live="assertive" title={t("review.unsaved")} />}
      <div className="action-row">
        <Button
          disabled={missing.length > 0 || isOvertaken || problems === null}
          busy={publish.isPending}
          busyLabel={t("review.publishing")}
          onClick={() => void press().catch(() => {})}
        >
          {t("review.publish", { number })}
        </Button>
      </div>
      <p className="text-meta text-ink-2">{t("review.notValid")}</p>
    </div>
  );
}
