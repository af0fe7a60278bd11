import { Pencil } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { askedGroups } from "../calculator/asked-groups.ts";
import { EditedPerson } from "../calculator/edited-person.tsx";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { FamilyForm } from "../calculator/family-form.tsx";
import { FamilySoFar } from "../calculator/family-so-far.tsx";
import { Problems } from "../calculator/problems.tsx";
import { heirsOf, resultLine } from "../calculator/result-line.ts";
import { useOutlook } from "../calculator/use-outlook.ts";
import { useParentsKind } from "../calculator/use-parents-kind.ts";
import { usePeopleNames } from "../calculator/use-people-names.ts";

const FamilyResult = lazy(async () => ({ default: (await import("../shares/family-result.tsx")).FamilyResult }));

export interface FamilyAndSharesProps {
  draft: FamilyDraft;
  change: (edit: (draft: FamilyDraft) => FamilyDraft) => void;
}

/** One's own family, and who would receive what by law. The questions open while something is missing. */
export function FamilyAndShares({ draft, change: changeDraft }: FamilyAndSharesProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const parents = useParentsKind(draft, changeDraft);
  const { change } = parents;
  const { outlook, engines, failed, retry } = useOutlook(draft);
  const names = usePeopleNames(draft);
  const [anyway, setAnyway] = useState(false);
  const [isOpen, setOpen] = useState(draft.people.length === 0);
  const [person, setPerson] = useState<string | null>(null);
  const law = outlook?.law ?? null;
  const asked = useMemo(() => askedGroups(draft, law?.kinds ?? null, anyway), [draft, law, anyway]);
  const line = resultLine(draft, outlook, asked);
  const computed = outlook?.computed;
  const shares = computed?.kind === "shares" ? computed : null;
  // What the law still needs is asked at once; nobody has to find the button first. Once asked it stays, so that nothing
  // moves away under the finger.
  const isMissing = line.kind === "parents" || line.kind === "fact" || line.kind === "partner";
  const [wasMissing, setWasMissing] = useState(false);
  if (isMissing && !wasMissing) setWasMissing(true);
  const isAsking = isOpen || isMissing || wasMissing;
  return (
    <>
      <Card as="section" aria-labelledby="own-family" aria-busy={outlook === null && !failed}>
        <CardHeader
          id="own-family"
          title={t("own.title")}
          description={t(draft.people.length > 0 ? "own.text" : "own.empty")}
          action={
            draft.people.length > 0 && (
              <Button variant="ghost" size="sm" icon={Pencil} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t(isOpen ? "own.close" : "own.change")}
              </Button>
            )
          }
        />
        <FamilySoFar draft={draft} names={names} heirs={shares && heirsOf(shares)} onPerson={setPerson} />
      </Card>
      <Problems outlook={outlook} failed={failed} onRetry={retry} />
      {isAsking && (
        <FamilyForm
          draft={draft}
          parents={parents}
          outlook={outlook}
          names={names}
          asked={asked}
          onAddAnyway={() => setAnyway(true)}
          isMissing={false}
          isShort={!isOpen && line.kind !== "partner"}
        />
      )}
      {shares && draft.people.length > 0 && (
        <Suspense fallback={<LoadingState label={t("own.working")} />}>
          <FamilyResult draft={draft} computed={shares} />
        </Suspense>
      )}
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
