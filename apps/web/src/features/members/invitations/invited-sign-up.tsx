import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { forgetInvitation } from "../../../platform/session/kept-invitation.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ChoosePassword } from "../../account/offers/choose-password.tsx";
import { ConfirmDigits } from "../../account/offers/confirm-digits.tsx";
import { enterAccount } from "../../account/offers/enter-account.ts";
import { makeAccount, type NewPerson } from "../../account/offers/new-account.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type InvitationView, type Over, whyOver } from "./use-open-invitation.ts";

/**
 * Saying yes without an account: a password, and one is inside. A link that was mailed has proved the address already; for
 * one that was handed over six digits are mailed first.
 */
export function InvitedSignUp({
  invitationKey: key,
  view,
  email,
  declinedRoles,
  onEnd,
  onBack,
}: {
  invitationKey: string;
  view: InvitationView;
  email: string;
  declinedRoles: InvitationView["roles"][number]["role"][];
  onEnd: (why: Over, holder: string) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const language = useLanguage();
  const router = useRouter();
  const [digits, setDigits] = useState(false);
  const area = useHeadingFocus(digits);
  const name = view.holder.first_name;

  const goHome = () => {
    forgetInvitation();
    router.history.replace("/dashboard/member");
    toast({ title: t("over.joined.title"), text: t("said", { name }), tone: "success" });
  };
  /** An invitation that ended meanwhile has a page of its own; everything else is told above the form. */
  const orOver = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const why = whyOver(error);
      if (!why) throw error;
      onEnd(why, name);
    }
  };
  const choose = (person: NewPerson) =>
    orOver(async () => {
      const fields = await makeAccount(person, language);
      if (view.provesMailbox) {
        const { data } = await call("POST /api/invitations/sign-up", { body: { ...fields, key, declinedRoles } });
        await enterAccount(data.userId);
        return goHome();
      }
      await call("POST /api/auth/signup", { body: { ...fields, email, side: "member" } });
      setDigits(true);
    });
  const accept = () =>
    orOver(async () => {
      await call("POST /api/invitations/accept", { body: { key, declinedRoles } });
      await refreshUserFacts();
      goHome();
    });

  return (
    <div ref={area}>
      {digits ? (
        <div className="mx-auto w-full max-w-[500px]">
          <ConfirmDigits email={email} onEntered={accept} />
        </div>
      ) : (
        <ChoosePassword
          holder={name}
          invited={{ firstName: view.invited.first_name, lastName: view.invited.last_name }}
          email={email}
          checked={view.provesMailbox}
          errorText={errorText}
          onChosen={choose}
          onBack={onBack}
        />
      )}
    </div>
  );
}

/** The password begins at its heading; the digits take the focus themselves. */
function useHeadingFocus(digits: boolean) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!digits) area.current?.querySelector("h1")?.focus();
  }, [digits]);
  return area;
}
