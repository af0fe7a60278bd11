import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { todayHere } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { answerUnasked, type Unasked, unaskedOf } from "./unasked.ts";
import { UnaskedQuestion } from "./unasked-question.tsx";

export interface AskFirstProps {
  draft: FamilyDraft;
  /** With the answers in the family, once nothing is left to ask. */
  onAnswered: (draft: FamilyDraft) => void;
  onChangeFamily: () => void;
  /** The shares, for a family that says all the law needs. */
  children: ReactNode;
}

/** A shared address may leave out whether the parents live. Nobody is taken for dead: who matters is asked for first. */
export function AskFirst({ draft: known, onAnswered, onChangeFamily, children }: AskFirstProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayHere();
  const [draft, setDraft] = useState(known);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const unasked = useMemo(() => unaskedOf(known, draft, answered, today), [known, draft, answered, today]);
  const isAsking = unasked.length > 0;
  const isDone = !isAsking && answered.size > 0;
  useEffect(() => {
    if (isDone) onAnswered(draft);
  }, [isDone, draft, onAnswered]);
  useEffect(() => {
    if (isAsking && answered.size > 0) heading.current?.focus();
  }, [isAsking, answered]);
  if (!isAsking) return children;
  const answer = (counts: ReadonlyMap<Unasked, number>) => {
    setDraft(answerUnasked(draft, counts));
    setAnswered(new Set([...answered, ...[...counts.keys()].map(({ id }) => id)]));
  };
  return (
    <>
      <header className="mb-4 md:mb-6">
        <div className="no-print mb-0.5">
          <BackLink render={<button type="button" onClick={onChangeFamily} />}>{t("changeFamily")}</BackLink>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {t("unasked.title")}
        </h1>
      </header>
      <Card className="max-w-[760px]">
        <UnaskedQuestion
          key={unasked.map(({ id }) => id).join()}
          unasked={unasked}
          draft={draft}
          why={t("unasked.whyFirst")}
          nameOf={() => ""}
          onAnswer={answer}
        />
      </Card>
    </>
  );
}
