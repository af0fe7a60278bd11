import type { OwnReview } from "@heirlock/contract/wills/reviews";
import { Check, PencilLine } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

type Decision = "approved" | "changes";

interface DecideProps {
  review: OwnReview;
  decide: (body: { decision: Decision; revision: number }) => Promise<void>;
}

/** Approving, or asking for changes; bound to the text on the page (DOC-017). */
export function Decide({ review, decide }: DecideProps) {
  const { t } = useTranslation("member-side/review");
  const format = useFormat();
  const [asking, setAsking] = useState<Decision | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const number = format.number(review.text.number);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    await decide({ decision: asking!, revision: review.revision }).catch(setError);
    setBusy(false);
    setAsking(null);
  };
  return (
    <Card as="section" tone="tint" aria-labelledby="decision" className="grid gap-4">
      <h2 id="decision" className="text-h3">
        {t(`state.${review.state}`)}
      </h2>
      {review.decided_at && <p>{t("decidedOn", { date: format.date(review.decided_at) })}</p>}
      <p className="text-ink-2">{t("approvalText")}</p>
      <Failure error={error} text={hasCode(error, "UPDATE_ERROR") ? t("changedMeanwhile") : undefined} />
      <div className="grid gap-3">
        {review.state !== "approved" && (
          <Button icon={Check} onClick={() => setAsking("approved")}>
            {t("approve", { number })}
          </Button>
        )}
        {review.state !== "changes" && (
          <Button variant="secondary" icon={PencilLine} onClick={() => setAsking("changes")}>
            {t("askForChanges")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === "changes" ? t("askForChangesQuestion") : t("approveQuestion", { number })}
        description={t(asking === "changes" ? "askForChangesEffect" : "approveEffect")}
        confirmLabel={asking === "changes" ? t("askForChanges") : t("approve", { number })}
        busy={busy}
        busyLabel={t("saving")}
        onConfirm={confirm}
      />
    </Card>
  );
}
