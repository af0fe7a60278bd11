import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { KitOnPaper } from "../recovery-kit/kit-proof.ts";
import { KitStep } from "../recovery-kit/kit-step.tsx";
import type { KitOwner } from "../recovery-kit/recovery-kit-sheet.tsx";

/** The Recovery Kit of the new keys, to print and to prove, as at sign-up. */
export function PrintNewKit({
  kit,
  owner,
  onDone,
}: {
  kit: KitOnPaper;
  owner: KitOwner;
  onDone: (kitConfirmed: boolean) => Promise<void>;
}) {
  const { t } = useTranslation("account/recovery");
  const errorText = useErrorText();
  return (
    <KitStep
      title={t("print.title")}
      lead={t("print.lead")}
      warning={t("print.keepOld")}
      kit={kit}
      owner={owner}
      sendingLabel={t("finishing")}
      onDone={onDone}
      problem={(failure) => (
        <Alert tone="danger" live="assertive" title={t("password.failed")}>
          {errorText(failure)}
        </Alert>
      )}
    />
  );
}
