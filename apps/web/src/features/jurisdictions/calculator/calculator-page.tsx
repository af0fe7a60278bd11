import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { askedGroups } from "./asked-groups.ts";
import { repeatEarlyTaps } from "./early-taps.ts";
import { EditedPerson } from "./edited-person.tsx";
import { factFieldId } from "./facts-card.tsx";
import { FamilyForm } from "./family-form.tsx";
import { FamilySoFar } from "./family-so-far.tsx";
import { LawCard } from "./law-card.tsx";
import { partnerFieldId } from "./marriage-card.tsx";
import { parentFieldId } from "./parents-card.tsx";
import { Problems } from "./problems.tsx";
import { heirsOf, type ResultLine, resultLine } from "./result-line.ts";
import { ResultAtFoot, ResultInCard } from "./result-so-far.tsx";
import { useFamilyDraft } from "./use-family-draft.ts";
import { useOutlook } from "./use-outlook.ts";
import { useParentsKind } from "./use-parents-kind.ts";
import { usePeopleNames } from "./use-people-names.ts";

// Most who come here are signed out and have no members.
const OwnFamily = lazy(() => import("./own-family.tsx"));

/** Asks for the family, and only for those who can change the result. Nothing of it leaves the page. */
export function CalculatorPage() {
  const { t } = useTranslation("jurisdictions/calculator");
  const { draft, isBroken, isUntouched, change: changeDraft, goToShares } = useFamilyDraft();
  const parents = useParentsKind(draft, changeDraft);
  const { change } = parents;
  const { outlook, engines, failed, retry } = useOutlook(draft);
  const names = usePeopleNames(draft);
  const [anyway, setAnyway] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [person, setPerson] = useState<string | null>(null);
  const isSignedIn = useSession().status === "signed-in";
  const law = outlook?.law ?? null;
  const asked = useMemo(() => askedGroups(draft, law?.kinds ?? null, anyway), [draft, law, anyway]);
  const line = resultLine(draft, outlook, asked);
  const heirs = outlook?.computed.kind === "shares" ? heirsOf(outlook.computed) : null;

  useEffect(repeatEarlyTaps, []);

  const seeShares = () => {
    if (line.kind === "noLaw" || line.kind === "noEngine") return setChoosing(true);
    const missing = missingField(line);
    if (missing === null) return goToShares();
    setMissing(true);
    focusSoon(missing);
  };
  return (
    <>
      <div className="mx-auto w-full max-w-[1200px] px-5 pt-2 pb-8 md:pt-4 md:px-9 md:pb-16">
        <PageHeader title={t("title")} text={t("lead")} />
        {isBroken && (
          <Alert tone="warning" className="mb-5" title={t("broken.title")}>
            {t("broken.text")}
          </Alert>
        )}
        {isSignedIn && (
          <Suspense fallback={null}>
            <OwnFamily draft={draft} isUntouched={isUntouched} change={change} />
          </Suspense>
        )}
        {/* Busy until the page listens and the rules are there. */}
        <div
          data-early-taps
          aria-busy={outlook === null && !failed}
          className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(320px,400px)] md:gap-6"
        >
          <div className="grid min-w-0 gap-4 md:gap-5">
            <LawCard
              code={draft.code}
              onChoose={(code) => change((before) => ({ ...before, code }))}
              open={isChoosing}
              onOpenChange={setChoosing}
            />
            <Problems outlook={outlook} failed={failed} onRetry={retry} />
            <FamilyForm
              draft={draft}
              parents={parents}
              outlook={outlook}
              names={names}
              asked={asked}
              onAddAnyway={() => setAnyway(true)}
              isMissing={isMissing}
            />
          </div>
          <aside aria-label={t("soFar.title")} className="grid min-w-0 gap-4 md:sticky md:top-5">
            <Card>
              <CardHeader
                title={t("soFar.title")}
                description={draft.people.length > 0 ? t("soFar.text") : undefined}
              />
              <FamilySoFar draft={draft} names={names} heirs={heirs} onPerson={setPerson} />
              <ResultInCard line={line} parents={parents.kind} onPress={seeShares} />
            </Card>
            <Caveats reviewed={law?.reviewed ?? null} />
          </aside>
        </div>
      </div>
      <ResultAtFoot line={line} parents={parents.kind} onPress={seeShares} />
      <EditedPerson
        draft={draft}
        id={person}
        names={names}
        law={law}
        engines={engines}
        change={change}
        onPerson={setPerson}
      />
    </>
  );
}

function Caveats({ reviewed }: { reviewed: string | null }) {
  const { t } = useTranslation("jurisdictions/calculator");
  const format = useFormat();
  return (
    <div className="grid gap-1 text-meta text-ink-2">
      <p>{t("notAdvice")}</p>
      {reviewed && <p>{t("lastChecked", { month: format.date(`${reviewed}-01`, "month") })}</p>}
    </div>
  );
}

/** After this frame, when the message beside the field is drawn. */
function focusSoon(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.focus();
    element?.scrollIntoView({ block: "center" });
  });
}

/** The control that must be answered before there is a result; null where one can be seen. */
function missingField(line: ResultLine): string | null {
  switch (line.kind) {
    case "parents":
      return parentFieldId(line.side);
    case "partner":
      return partnerFieldId;
    case "fact":
      return factFieldId(line.fact);
    case "nobody":
    case "impossible":
    case "loading":
      return "marriage";
    default:
      return null;
  }
}
