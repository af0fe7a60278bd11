import type { Member } from "@heirlock/contract/members/members";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { SearchX, UserCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { actionsFor } from "../list/member-actions.ts";
import { useMember } from "../offers/get-member.ts";
import { memberName } from "../offers/member-name.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { BackToMembers } from "./back-to-members.tsx";
import { changesOf, draftOf, type MemberDraft } from "./member-draft.ts";
import { MemberForm } from "./member-form.tsx";
import { emailCodes } from "./save-failure.ts";
import { useUpdateMember } from "./save-member.ts";
import { savedText } from "./saved-text.ts";

export function EditMemberPage() {
  const { t } = useTranslation("members/member-form");
  const { id = "" } = useParams({ strict: false });
  return (
    <>
      <PageHeader back={<BackToMembers />} title={t("editTitle")} text={t("editLead")} />
      <EditGate id={id} />
    </>
  );
}

/** The form, or why there is none. A deleted and a foreign member look the same. */
function EditGate({ id }: { id: string }) {
  const { t } = useTranslation("members/member-form");
  const { t: own } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const member = useMember(id);
  if (hasCode(member.error, "MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID"))
    return (
      <EmptyState
        icon={SearchX}
        title={own("state.notFoundTitle")}
        text={own("state.notFoundText")}
        action={<Button render={<Link to="/dashboard/will-holder/members" search={{}} />}>{own("state.back")}</Button>}
      />
    );
  return (
    <Loaded
      query={member}
      loading={t("loading")}
      failed={own("state.fetchOneFailed", { id })}
      why={(error) => `${errorText(error)} ${own("state.nothingLost")}`}
    >
      {(loaded) => (actionsFor(loaded).includes("edit") ? <EditForm member={loaded} /> : <Confirmed member={loaded} />)}
    </Loaded>
  );
}

/** MEM-057: not while the member is confirmed. */
function Confirmed({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-form");
  return (
    <EmptyState
      icon={UserCheck}
      title={t("confirmedTitle")}
      text={t("confirmedText")}
      action={
        <Button render={<Link to="/dashboard/will-holder/members/$id" params={{ id: member.id }} />}>
          {t("toMember")}
        </Button>
      }
    />
  );
}

function EditForm({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-form");
  const navigate = useNavigate();
  const errorText = useMemberErrorText();
  // What the person is looking at: a live update behind the form must not silently become its base.
  const [{ opened, asked }] = useState(() => ({ opened: draftOf(member), asked: member }));
  const update = useUpdateMember(member.id);
  const toMember = () => void navigate({ to: "/dashboard/will-holder/members/$id", params: { id: member.id } });
  const submit = async (draft: MemberDraft) => {
    const saved = await update.mutateAsync(changesOf(member.id, opened, draft));
    toast({ title: t("saved"), text: t(savedText(asked, saved), { name: memberName(saved) }) });
    toMember();
  };
  return (
    <MemberForm
      isNew={false}
      initial={opened}
      submitLabel={t("save")}
      submit={submit}
      fieldErrors={(error) => hasCode(error, ...emailCodes) && { email: errorText(error) }}
      notice={
        <Failure
          error={hasCode(update.error, ...emailCodes) ? null : update.error}
          title={t("failed.saving")}
          text={(error) => `${t("failed.update")}. ${errorText(error)} ${t("failed.kept")}`}
        />
      }
      onCancel={toMember}
    />
  );
}
