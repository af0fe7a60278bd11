import type { NewAccount } from "@heirlock/keyring/account/requests";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { type KeptInvitation, keptInvitation } from "../../../platform/session/kept-invitation.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { SegmentedProgress } from "../../../ui/feedback/segmented-progress.tsx";
import { KitPreview } from "../recovery-kit/kit-preview.tsx";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { type SignUpDetails, SignUpDetailsForm } from "./sign-up-details.tsx";
import type { SignUpKit } from "./sign-up-kit.tsx";

const steps = ["details", "kit", "confirm"] as const;
type Step = (typeof steps)[number];

const nothingTyped: SignUpDetails = { firstName: "", lastName: "", email: "", password: "" };

/**
 * Sign-up in three steps. Keys and words live in this component's memory only, and the account is posted in one
 * call with everything it needs (KEY-013), after the kit was offered on paper.
 */
export function SignUpPage() {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [step, setStep] = useState<Step>("details");
  const [details, setDetails] = useState(nothingTyped);
  const [keys, setKeys] = useState<NewAccount | null>(null);
  const [remade, setRemade] = useState(false);
  const [Kit, setKit] = useState<typeof SignUpKit | null>(null);
  const [kitConfirmed, setKitConfirmed] = useState(false);
  const invitation = useInvitation(setDetails);
  const area = useStepFocus(step);
  useLeaveWarning(step === "kit");

  const makeKeys = async (next: SignUpDetails) => {
    // Going back and changing nothing keeps the sheet that may be printed already.
    if (!keys || !sameDetails(details, next)) {
      // The sheet, its dialog and the code to scan come while the key is made.
      const [made, kit] = await Promise.all([
        askAccount("createAccount", { password: next.password }),
        import("./sign-up-kit.tsx"),
      ]);
      setKit(() => kit.SignUpKit);
      setRemade(keys !== null);
      setKeys(made);
      setDetails(next);
    }
    setStep("kit");
  };

  const post = async (proved: boolean) => {
    if (!keys) return;
    const { authKey, salt, kdf, recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber } = keys;
    const { firstName, lastName, email } = details;
    await call("POST /api/auth/signup", {
      body: {
        ...{ firstName, lastName, email, language, password: authKey, salt, kdf: kdf as never },
        ...{ recipient, verifyingKey, bundleByPassword, bundleByKit, kitNumber, kitConfirmed: proved },
      },
    });
    setKitConfirmed(proved);
    setStep("confirm");
  };

  return (
    <AuthLayout
      quote={t(step === "details" ? "signUp.quote" : step === "kit" ? "kit.quote" : "confirm.quote")}
      picture={step === "kit" && <KitPreview name={`${details.firstName} ${details.lastName}`} />}
    >
      <SegmentedProgress
        className="mb-6"
        label={t("signUp.steps.label")}
        steps={steps.map((name) => t(`signUp.steps.${name}`))}
        current={steps.indexOf(step)}
      />
      <div ref={area}>
        {step === "details" && (
          <SignUpDetailsForm key={invitation?.key} initial={details} invitation={invitation} onDone={makeKeys} />
        )}
        {step === "kit" && keys && Kit && (
          <Kit
            kit={{ ...keys.kit, kitNumber: keys.kitNumber }}
            owner={details}
            remade={remade}
            onDone={post}
            onBack={() => setStep("details")}
          />
        )}
        {step === "confirm" && (
          <ConfirmEmail
            email={details.email}
            kitConfirmed={kitConfirmed}
            invitedBy={invitation?.holder}
            onChange={() => setStep("details")}
          />
        )}
      </div>
    </AuthLayout>
  );
}

/** Whoever comes to answer an invitation finds name and address there. After the first drawing, which is prerendered. */
function useInvitation(fill: (details: SignUpDetails) => void): KeptInvitation | null {
  const [invitation, setInvitation] = useState<KeptInvitation | null>(null);
  const latest = useRef(fill);
  useEffect(() => {
    const kept = keptInvitation();
    if (!kept?.email) return;
    const { firstName, lastName, email } = kept;
    latest.current({ ...nothingTyped, firstName, lastName, email });
    setInvitation(kept);
  }, []);
  return invitation;
}

function sameDetails(a: SignUpDetails, b: SignUpDetails): boolean {
  return (Object.keys(a) as (keyof SignUpDetails)[]).every((key) => a[key] === b[key]);
}

/** A new step begins at its heading, for eyes and for screen readers. */
function useStepFocus(step: Step) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    const heading = area.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [step]);
  return area;
}

/** A printed sheet belongs to keys that exist only here until the account is made. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [active]);
}
