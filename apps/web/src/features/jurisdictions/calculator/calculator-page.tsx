import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { askedGroups } from "./asked-groups.ts";
import { BesidesCard } from "./besides-card.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { todayHere } from "./compute-shares.ts";
import { setDeceasedSex, spousesOf } from "./draft-edits.ts";
import { repeatEarlyTaps } from "./early-taps.ts";
import { FactsCard, factFieldId } from "./facts-card.tsx";
import type { FamilyDraft } from "./family-draft.ts";
import { FamilySoFar, inOrder } from "./family-so-far.tsx";
import { LawCard } from "./law-card.tsx";
import { MarriageCard, partnerFieldId } from "./marriage-card.tsx";
import type { Outlook } from "./outlook.ts";
import { GrandparentsCard, ParentsCard, parentFieldId } from "./parents-card.tsx";
import { heirsOf, type ResultLine, resultLine } from "./result-line.ts";
import { ResultAtFoot, ResultInCard } from "./result-so-far.tsx";
import { useFamilyDraft } from "./use-family-draft.ts";
import { useOutlook } from "./use-outlook.ts";
import { useParentsKind } from "./use-parents-kind.ts";
import { usePeopleNames } from "./use-people-names.ts";

// Dialogs come when the first one is opened.
const PersonDialog = lazy(() => import("./person-dialog.tsx"));
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
  const opened = draft.people.find(({ id }) => id === person);
  const order = inOrder(draft, names);

  useEffect(repeatEarlyTaps, []);

  const seeShares = () => {
    if (line.kind === "noLaw" || line.kind === "noEngine") return setChoosing(true);
    const missing = missingField(line);
    if (missing === null) return goToShares();
    setMissing(true);
    focusSoon(missing);
  };
  const shared = { draft, change, asked };
  const mostWives = law?.mostWives ?? 4;
  const ofEitherSex = mostWives === 1 || (law?.parentsOfOneSex.length ?? 0) > 0;
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
            <SexCard value={draft.deceasedSex} onValueChange={(sex) => change(setDeceasedSex(sex))} />
            <MarriageCard
              draft={draft}
              change={change}
              mostWives={mostWives}
              ofEitherSex={ofEitherSex}
              partner={law?.partner ?? null}
              isMissing={isMissing}
            />
            <RelativesCards {...shared} parents={parents} law={law} isMissing={isMissing} />
            {law && <FactsCard draft={draft} change={change} law={law} nameOf={names.nameOf} isMissing={isMissing} />}
            {asked.closed.length > 0 && (
              <ClosedNote draft={draft} closed={asked.closed} onAddAnyway={() => setAnyway(true)} />
            )}
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
      {opened && (
        <Suspense fallback={null}>
          <PersonDialog
            key={opened.id}
            draft={draft}
            person={opened}
            names={names}
            looksAt={engines?.marksThatMatter(draft, opened.id, todayHere()) ?? { marks: [], divorce: null }}
            asksSexOfSpouse={ofEitherSex && spousesOf(draft).length < 2}
            change={change}
            next={order[order.indexOf(opened.id) + 1] ?? null}
            onPerson={setPerson}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whatever keeps the shares from being computed. */
function Problems({ outlook, failed, onRetry }: { outlook: Outlook | null; failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation("jurisdictions/calculator");
  const computed = outlook?.computed;
  return (
    <>
      {failed && (
        <Alert
          tone="warning"
          live="polite"
          title={t("failed.title")}
          action={<AlertButton onClick={onRetry}>{t("failed.retry")}</AlertButton>}
        />
      )}
      {computed?.kind === "noEngine" && (
        <Alert tone="brass" live="polite" title={t("noEngine.title")}>
          {t(`noEngine.${computed.reason}`)}
        </Alert>
      )}
      {computed?.kind === "impossible" && (
        <Alert tone="danger" live="assertive" title={t("impossible.title")}>
          {t(`impossible.${computed.problem}`)}
        </Alert>
      )}
    </>
  );
}

type DeceasedSex = FamilyDraft["deceasedSex"];

function SexCard({ value, onValueChange }: { value: DeceasedSex; onValueChange: (sex: "male" | "female") => void }) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (
    <Card as="section" aria-labelledby="about">
      <CardHeader id="about" title={t("about.title")} />
      <RadioCards
        pair
        hideLegend
        label={t("about.title")}
        options={[
          { value: "male", label: t("about.man") },
          { value: "female", label: t("about.woman") },
        ]}
        value={value}
        onValueChange={onValueChange}
      />
    </Card>
  );
}

interface RelativesCardsProps {
  draft: FamilyDraft;
  change: (edit: (draft: FamilyDraft) => FamilyDraft) => void;
  asked: ReturnType<typeof askedGroups>;
  parents: ReturnType<typeof useParentsKind>;
  law: Outlook["law"] | null;
  isMissing: boolean;
}

/** Ancestors, then brothers and sisters, then uncles and aunts, each only while they can change the result. */
function RelativesCards({ parents, law, isMissing, ...shared }: RelativesCardsProps) {
  const { asked } = shared.asked;
  return (
    <>
      {asked.has("parents") && (
        <ParentsCard {...shared} parents={parents} known={law?.parentsOfOneSex ?? []} isMissing={isMissing} />
      )}
      {asked.has("grandparents") && <GrandparentsCard {...shared} parents={parents.kind} />}
      {(["siblings", "uncles"] as const).map(
        (who) =>
          (asked.has(who) || asked.has(who === "siblings" ? "nephews" : "cousins")) && (
            <BesidesCard
              key={who}
              who={who}
              {...shared}
              tellsHalvesApart={law?.tellsHalvesApart ?? false}
              parents={parents.kind}
            />
          ),
      )}
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
