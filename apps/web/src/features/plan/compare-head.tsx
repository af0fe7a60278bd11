import { useTranslation } from "react-i18next";
import type { NamedHead } from "../../platform/plan/compare-head.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { HeadName } from "./head-name.tsx";

/** Nobody but the server vouches for the plan: the holder looks at another device or a print (KEY-079). */
export default function CompareHead({
  head,
  onAnswer,
}: {
  head: NamedHead | null;
  onAnswer: (agreed: boolean) => void;
}) {
  const { t } = useTranslation("plan");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t("compare.title")}
      description={t(head ? "compare.text" : "compare.nothing")}
      cancelLabel={t("compare.cancel")}
      confirmLabel={t(head ? "compare.same" : "compare.right")}
      onConfirm={() => onAnswer(true)}
    >
      {head && <HeadName head={head} />}
    </ConfirmDialog>
  );
}
