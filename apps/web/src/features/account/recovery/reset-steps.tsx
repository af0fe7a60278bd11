import type { KitInHand } from "@heirlock/keyring/account/requests";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { askAccount, type RequestOptions } from "../../../platform/keys/keys-client.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SegmentedProgress } from "../../../ui/feedback/segmented-progress.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import type { KitOnPaper } from "../recovery-kit/kit-proof.ts";
import { KitStep } from "../recovery-kit/kit-step.tsx";
import type { KitOwner } from "../recovery-kit/recovery-kit-sheet.tsx";
import { ChoosePassword } from "./choose-password.tsx";
import { EnterKit } from "./enter-kit.tsx";
import { ProveFactor } from "./prove-factor.tsx";
import { stepsOf, type Way } from "./reset-plan.ts";
import { postReset, type ResetLook, type SecondFactor, type SignedReset } from "./reset-requests.ts";
import { SealConsent } from "./seal-consent.tsx";

/** One way, step by step. What was typed and made lives in this component's memory only, until one call posts it all. */
export function ResetSteps({
  token,
  look,
  way,
  onDone,
  onExpired,
  onBack,
}: {
  token: string;
  look: ResetLook;
  way: Way;
  onDone: () => void;
  onExpired: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation("account/recovery");
  const steps = stepsOf(way, look);
  const [at, setAt] = useState(0);
  const [kit, setKit] = useState<KitInHand | null>(null);
  const [signed, setSigned] = useState<SignedReset | null>(null);
  const [paper, setPaper] = useState<KitOnPaper | null>(null);
  const step = steps[at];
  const area = useStepFocus(at);
  useLeaveWarning(paper !== null);

  const post = async (reset: SignedReset, factor?: SecondFactor) => {
    try {
      await postReset(reset, factor);
      onDone();
    } catch (error) {
      if (!hasCode(error, "TOKEN_EXPIRED")) throw error;
      onExpired();
    }
  };
  /** Goes on, or posts what there is when this was the last step. */
  const goOn = async (reset: SignedReset) => {
    setSigned(reset);
    if (at === steps.length - 1) await post(reset);
    else setAt(at + 1);
  };
  const choosePassword = async (newPassword: string, options: RequestOptions) => {
    if (way === "kit") {
      if (kit) await goOn(await askAccount("resetByKit", { kit, newPassword, token }, options));
      return;
    }
    const signedWay = way === "mailbox" ? "waited" : "second-factor";
    const made = await askAccount("resetWithNewKeys", { way: signedWay, newPassword, token }, options);
    setPaper({ ...made.kit, kitNumber: made.reset.newKeys.kitNumber });
    await goOn(made.reset);
  };
  const confirmKit = async (kitConfirmed: boolean) => {
    if (signed?.newKeys) await goOn({ ...signed, newKeys: { ...signed.newKeys, kitConfirmed } });
  };

  return (
    <div className="mx-auto max-w-[560px]">
      {paper === null && <BackLink render={<button type="button" onClick={onBack} />}>{t("steps.back")}</BackLink>}
      <SegmentedProgress
        className="mt-2 mb-6"
        label={t("steps.label")}
        steps={steps.map((name) => t(`steps.${name}`))}
        current={at}
      />
      <div ref={area}>
        {step === "kit" && look.keys && (
          <EnterKit
            keys={look.keys}
            onDone={(entered) => {
              setKit(entered);
              setAt(at + 1);
            }}
          />
        )}
        {step === "consent" && <SealConsent onDone={() => setAt(at + 1)} />}
        {step === "password" && (
          <ChoosePassword email={look.email} last={at === steps.length - 1} onDone={choosePassword} />
        )}
        {step === "print" && paper && <PrintNewKit kit={paper} owner={look} onDone={confirmKit} />}
        {step === "factor" && signed && (
          <ProveFactor token={token} factors={look.secondFactor} onProved={(factor) => post(signed, factor)} />
        )}
      </div>
    </div>
  );
}

/** A new step begins at its heading, for eyes and for screen readers. */
function useStepFocus(at: number) {
  const area = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new step
  useEffect(() => {
    window.scrollTo(0, 0);
    area.current?.querySelector<HTMLElement>("h1")?.focus();
  }, [at]);
  return area;
}

/** A printed sheet belongs to keys that exist only here until the reset is posted. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}

/** The Recovery Kit of the new keys, to print and to prove, as at sign-up. */
function PrintNewKit({
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
