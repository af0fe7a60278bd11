import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import type { KitOnPaper } from "../recovery-kit/kit-proof.ts";
import { KitStep } from "../recovery-kit/kit-step.tsx";
import type { KitOwner } from "../recovery-kit/recovery-kit-sheet.tsx";
import { SignInProblem } from "../sign-in/sign-in-problem.tsx";

/** The second step of the sign-up. Either button posts the account. */
export function SignUpKit({
  kit,
  owner,
  remade,
  onDone,
  onBack,
}: {
  kit: KitOnPaper;
  owner: KitOwner;
  /** A kit was already made before something was changed. */
  remade: boolean;
  onDone: (kitConfirmed: boolean) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation("account");
  return (
    <KitStep
      title={t("kit.title")}
      lead={
        <>
          {t("kit.lead")} <strong className="font-semibold text-ink">{t("kit.leadStrong")}</strong>
        </>
      }
      warning={remade ? t("signUp.printAgain") : undefined}
      kit={kit}
      owner={owner}
      sendingLabel={t("kit.sending")}
      onDone={onDone}
      problem={(failure) => <SignInProblem error={failure} email={owner.email} title={t("signUp.problemTitle")} />}
    >
      <Button variant="ghost" size="sm" onClick={onBack} className="-ms-3.5 justify-self-start">
        {t("kit.back")}
      </Button>
    </KitStep>
  );
}
