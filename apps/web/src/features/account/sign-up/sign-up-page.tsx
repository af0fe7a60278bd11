import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { answerPath, type KeptInvitation, keptInvitation } from "../../../platform/session/kept-invitation.ts";
import { forgetWayBack, wayBack } from "../../../platform/session/way-back.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { hasTakenFamily } from "../../jurisdictions/offers/has-taken-family.ts";
import type { ConfirmDigits } from "../offers/confirm-digits.tsx";
import { makeAccount } from "../offers/new-account.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { type SignUpDetails, SignUpDetailsForm } from "./sign-up-details.tsx";

const nothingTyped: SignUpDetails = { firstName: "", lastName: "", email: "", password: "" };

type Digits = ComponentType<Parameters<typeof ConfirmDigits>[0]>;

/**
 * Sign-up in two steps: who you are, then the digits that were mailed. The account is posted in one call with everything
 * it needs (KEY-013), and its keys are open once the address is confirmed. The Recovery Kit waits on Home.
 */
export function SignUpPage() {
  const { t, i18n } = useTranslation("account");
  const language = useLanguage();
  const router = useRouter();
  const [details, setDetails] = useState(nothingTyped);
  const [Digits, setDigits] = useState<Digits | null>(null);
  const invitation = useInvitation(setDetails);
  const area = useStepFocus(Digits !== null);

  const post = async (next: SignUpDetails) => {
    // The next step comes while the keys are made.
    const [fields, { ConfirmDigits: loaded }] = await Promise.all([
      makeAccount(next, language),
      import("../offers/confirm-digits.tsx"),
      i18n.loadNamespaces("account/sign-up"),
    ]);
    // Whoever is on the way to answer an invitation, or to use a card, has no plan of their own (D03).
    const side = invitation || wayBack() !== null ? "member" : "holder";
    await call("POST /api/auth/signup", { body: { ...fields, email: next.email, side } });
    setDetails(next);
    setDigits(() => loaded);
  };
  const goOn = async () => {
    const kept = wayBack();
    forgetWayBack();
    router.history.replace(invitation ? answerPath : (kept ?? (await firstPage())));
  };

  return (
    <AuthLayout quote={t("signUp.quote")}>
      <div ref={area}>
        {Digits ? (
          <Digits
            email={details.email}
            onEntered={goOn}
            onOtherAddress={invitation ? undefined : () => setDigits(null)}
          />
        ) : (
          <SignUpDetailsForm key={invitation?.key} initial={details} invitation={invitation} onDone={post} />
        )}
      </div>
    </AuthLayout>
  );
}

/**
 * Home where somebody has invited them already and waits for an answer; their will where they came with a family from "Who
 * inherits?"; everybody else begins with a first asset.
 */
async function firstPage(): Promise<string> {
  const invited = await call("GET /api/member/invitations", { query: { status: "pending" } }).then(
    ({ data }) => data.length > 0,
    () => false,
  );
  if (invited) return "/dashboard";
  return hasTakenFamily() ? "/dashboard/will-holder/wills/new" : "/dashboard/will-holder/assets/first";
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

/** Another step begins at its heading, for eyes and for screen readers; the digits take the focus themselves. */
function useStepFocus(digits: boolean) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef(digits);
  useEffect(() => {
    if (shown.current === digits) return;
    shown.current = digits;
    window.scrollTo(0, 0);
    if (digits) return;
    const heading = area.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [digits]);
  return area;
}
