import { keptInvite, withoutEmail } from "@heirlock/domain/members/new-member-status";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import { DraftField } from "./draft-field.tsx";
import { briefCard } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";

export interface ContactSectionProps {
  form: FormState;
  /** An existing member is invited from the list, not by saving. */
  canInvite: boolean;
}

/** What the holder calls the person. */
export function DisplayNameField({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  return <DraftField form={form} name="display_name" mark="optional" hint={t("hint.display_name")} maxLength={100} />;
}

export function ContactSection({ form, canInvite }: ContactSectionProps) {
  const { t } = useTranslation("members/member-form");
  const { draft } = form;
  const isEmpty = draft.email.trim() === "";
  // MEM-017
  const changeEmail = (email: string) =>
    form.change({ email, invite_by_email: keptInvite({ email, invite: draft.invite_by_email }) });
  const withoutButton = (
    <Button
      type="button"
      variant={form.isBrief ? "ghost" : "secondary"}
      size="sm"
      className={form.isBrief ? "-me-3.5" : undefined}
      // MEM-018
      onClick={() => form.change({ email: withoutEmail.email, invite_by_email: withoutEmail.invite })}
    >
      {t("withoutEmail")}
    </Button>
  );
  return (
    <CardSection
      id="contact"
      title={t("section.contact")}
      text={!form.isBrief && t("section.contactText")}
      className={form.isBrief ? briefCard : undefined}
    >
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <DraftField
          form={form}
          name="email"
          type="email"
          maxLength={254}
          mark={form.need("email") === "recommended" ? "recommended" : "optional"}
          onChange={(event) => changeEmail(event.target.value)}
          aside={canInvite && form.isBrief && withoutButton}
        />
        {!form.isBrief && <DisplayNameField form={form} />}
      </div>
      {canInvite && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 max-sm:-my-1.5">
            <Checkbox
              name="invite_by_email"
              label={<span className="font-semibold">{t("invite")}</span>}
              description={inviteText()}
              checked={draft.invite_by_email}
              disabled={isEmpty}
              onCheckedChange={(invite) => form.change({ invite_by_email: keptInvite({ email: draft.email, invite }) })}
            />
            {!form.isBrief && withoutButton}
          </div>
          <p role="status" className="text-meta text-ink-3 empty:hidden">
            {isEmpty ? t("withoutEmailText") : ""}
          </p>
          {draft.invite_by_email && (
            <TextArea
              name="message"
              label={t("field.message")}
              mark="optional"
              hint={!form.isBrief && t("hint.message")}
              rows={form.isBrief ? 2 : 3}
              maxLength={1000}
              dir="auto"
              value={draft.message}
              onChange={(event) => form.change({ message: event.target.value })}
            />
          )}
        </>
      )}
    </CardSection>
  );

  function inviteText() {
    if (isEmpty) return t("inviteNeedsEmail");
    const name = draft.display_name.trim() || draft.first_name.trim();
    return name === "" ? t("inviteTextNobody") : t("inviteText", { name });
  }
}
