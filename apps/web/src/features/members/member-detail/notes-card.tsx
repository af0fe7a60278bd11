import type { Member } from "@heirlock/contract/members/members";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";

const longest = 5000;

/** The holder's own words, which stay theirs to change after the member has confirmed (D31). */
export function NotesCard({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const [isEditing, setEditing] = useState(false);
  return (
    <Card as="section" aria-labelledby="notes-title">
      <CardHeader
        id="notes-title"
        title={t("notes.title")}
        description={t("notes.text", { name: member.first_name })}
      />
      {isEditing ? (
        <NotesForm member={member} onClose={() => setEditing(false)} />
      ) : (
        <>
          {member.notes ? (
            <p className="break-words whitespace-pre-wrap" dir="auto">
              {member.notes}
            </p>
          ) : (
            <p className="text-ink-2">{t("notes.none")}</p>
          )}
          <Button className="mt-4" variant="secondary" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
            {member.notes ? t("notes.edit") : t("notes.add")}
          </Button>
        </>
      )}
    </Card>
  );
}

function NotesForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation("members/member-detail");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const save = useMemberChange((notes: string) =>
    call("PATCH /api/members/:id/notes", { params: { id: member.id }, body: { notes } }),
  );
  const form = useForm({
    defaultValues: { notes: member.notes ?? "" },
    leaves: true,
    check: ({ notes }) => ({ notes: notes.trim().length > longest && t("notes.tooLong") }),
    submit: async ({ notes }) => {
      try {
        await save.mutateAsync(notes);
      } catch (error) {
        toastError(failureText(error, t("notes.failed")));
        return false;
      }
      toast({ title: t("notes.saved") });
      onClose();
    },
  });
  return (
    <Form form={form} summaryAt="none" className="">
      <TextArea
        id="member-notes"
        label={t("notes.title")}
        mark="optional"
        autoFocus
        dir="auto"
        limit={longest}
        {...form.text("notes")}
      />
      <LeaveGuard
        when={form.hasUnsaved}
        text={t("notes.unsaved")}
        cancelLabel={ui("dialog.keepEditing")}
        confirmLabel={ui("dialog.discard")}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" size="sm" onClick={onClose}>
          {t("cancel")}
        </Button>
        <SubmitButton form={form} size="sm" busyLabel={t("saving")}>
          {t("notes.save")}
        </SubmitButton>
      </div>
    </Form>
  );
}
