import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useWide } from "../../../platform/use-media.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { AssignmentsField } from "./assignments-field.tsx";
import { BackToMembers } from "./back-to-members.tsx";
import { type MemberDraft, newDraft, payloadOf } from "./member-draft.ts";
import { MemberForm } from "./member-form.tsx";
import { PermissionsSection } from "./permissions-section.tsx";
import { RolesSection } from "./roles-section.tsx";
import { addFailureOf } from "./save-failure.ts";
import { useCreateMember } from "./save-member.ts";

/** Only for those whose plan is full. */
const MemberLimitDialog = lazy(async () => ({
  default: (await import("../list/member-limit-dialog.tsx")).MemberLimitDialog,
}));

export function AddMemberPage() {
  const { t } = useTranslation("members/member-form");
  const navigate = useNavigate();
  const errorText = useMemberErrorText();
  const create = useCreateMember();
  const wide = useWide();
  // Made once for the page: pressing twice, or again after a lost answer, adds one member.
  const [id] = useState(() => crypto.randomUUID());
  const toList = () => void navigate({ to: "/dashboard/will-holder/members", search: {} });
  const failure = create.error ? addFailureOf(create.error) : null;

  const tellFailure = (error: unknown) => {
    const { kind } = addFailureOf(error);
    if (kind === "limit") return;
    if (kind === "thrownLimit") return toast({ tone: "danger", text: t("failed.limit") });
    const text = kind === "email" ? t("failed.email") : kind === "refused" ? errorText(error) : t("failed.unknown");
    toast({ tone: "danger", title: t("failed.title"), text });
    // The member is there, only the mail did not go out: what is left to do is done on their own page.
    if (hasCode(error, "EMAIL_DELIVERY_FAILED"))
      void navigate({ to: "/dashboard/will-holder/members/$id/edit", params: { id } });
  };
  const submit = async (draft: MemberDraft) => {
    try {
      const { status } = await create.mutateAsync(payloadOf(draft, id));
      const name = `${draft.first_name.trim()} ${draft.last_name.trim()}`;
      const key = status === "draft" || status === "invited" ? status : "pending";
      toast({ title: t("added"), text: t(`addedText.${key}`, { name }) });
      toList();
    } catch (error) {
      tellFailure(error);
      // Then the page of the member is on its way.
      if (!hasCode(error, "EMAIL_DELIVERY_FAILED")) throw error;
    }
  };

  return (
    <>
      <PageHeader back={<BackToMembers />} title={t("addTitle")} text={wide && t("addLead")} />
      <MemberForm
        isNew
        initial={newDraft}
        submitLabel={t("add")}
        submit={submit}
        fieldErrors={(error) => addFailureOf(error).kind === "email" && { email: errorText(error) }}
        notice={
          <Failure
            error={failure?.kind === "refused" || failure?.kind === "unknown" ? create.error : null}
            title={t("failed.saving")}
            text={`${t("failed.create")}. ${t("failed.kept")}`}
          />
        }
        onCancel={toList}
        roles={(form) => <RolesSection form={form} />}
        permissions={(form) => (
          <PermissionsSection form={form}>
            <AssignmentsField form={form} />
          </PermissionsSection>
        )}
      />
      {failure?.kind === "limit" && (
        <Suspense>
          <MemberLimitDialog onClose={create.reset} used={failure.used} max={failure.max} />
        </Suspense>
      )}
    </>
  );
}
