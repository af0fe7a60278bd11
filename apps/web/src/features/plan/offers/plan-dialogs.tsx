import { emptyPlan } from "@heirlock/domain/plan/plan";
import { wideningToShow } from "@heirlock/domain/plan/words";
import type { ProposedChange } from "@heirlock/keyring/plan/requests";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerComparisons, type NamedHead } from "../../../platform/plan/compare-head.ts";
import { answerChanges } from "../../../platform/plan/confirm-change.ts";
import { drawForeseen } from "../../../platform/plan/foreseen.ts";
import { answerLocked } from "../../../platform/plan/open-vault.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { useChangeText } from "../change-text.ts";
import { ForeseenSentences } from "../foreseen-sentences.tsx";

const CompareHead = lazy(() => import("../compare-head.tsx"));

interface Asked<T> {
  about: T;
  answer: (agreed: boolean) => void;
}

/**
 * What the signed plan asks in the middle of an action: the open vault, and a look at what somebody could read by it. Forms
 * that show this themselves get their sentences from here too.
 */
export function PlanDialogs(): ReactNode {
  const [locked, setLocked] = useState<Asked<null> | null>(null);
  const [change, setChange] = useState<Asked<ProposedChange> | null>(null);
  const [head, setHead] = useState<Asked<NamedHead | null> | null>(null);
  useEffect(() => answerComparisons((served) => asked(served, setHead)), []);
  useEffect(() => answerLocked(() => asked(null, setLocked)), []);
  useEffect(() => answerChanges((proposed) => asked(proposed, setChange)), []);
  useEffect(() => drawForeseen(ForeseenSentences), []);
  return (
    <>
      {locked && (
        <UnlockDialog
          open
          onUnlocked={() => locked.answer(true)}
          onOpenChange={(open) => !open && locked.answer(false)}
        />
      )}
      {head && (
        <Suspense>
          <CompareHead head={head.about} onAnswer={head.answer} />
        </Suspense>
      )}
      {change && <ConfirmChange proposed={change.about} onAnswer={change.answer} />}
    </>
  );
}

function asked<T>(about: T, show: (asked: Asked<T> | null) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      show(null);
      resolve(agreed);
    };
    show({ about, answer });
  });
}

function ConfirmChange({ proposed, onAnswer }: { proposed: ProposedChange; onAnswer: (agreed: boolean) => void }) {
  const { t } = useTranslation("plan");
  const { changes, after, titles } = proposed;
  const text = useChangeText({ before: emptyPlan, after, titles });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t("confirm.title")}
      description={t("confirm.text")}
      effects={wideningToShow(changes, after).map((change) => text(change))}
      cancelLabel={t("confirm.cancel")}
      confirmLabel={t("confirm.yes")}
      onConfirm={() => onAnswer(true)}
    />
  );
}
