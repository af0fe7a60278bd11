import { vaultLengths } from "@heirlock/domain/vault/limits";
import { FolderLock } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Intent } from "../../../platform/plan/foreseen.ts";
import { useForeseen } from "../../../platform/plan/use-foreseen.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { CameraDialog } from "./camera-dialog.tsx";
import { type EntryFields, problemsOf } from "./entry-draft.ts";
import { Access, Categories, Covered, MoreDetails, SeedPhraseWarning, Still, Templates } from "./entry-fields.tsx";
import { FileBox, type UploadFailure } from "./file-box.tsx";
import { TagsField } from "./tags-field.tsx";
import { withTemplate } from "./templates.ts";
import { useCovered } from "./use-covered.ts";
import type { useEntryFile } from "./use-entry-file.ts";
import type { useSaveEntry } from "./use-save-entry.ts";

export interface EntryFormProps {
  isNew: boolean;
  initial: EntryFields;
  file: ReturnType<typeof useEntryFile>;
  saved: Pick<ReturnType<typeof useSaveEntry>, "saving" | "upload" | "stop" | "forgetUpload">;
  uploadFailure: UploadFailure | null;
  /** Above the fields: why it could not be saved, or what cannot be read. */
  notice: ReactNode;
  /** The Linked Assets field. */
  links: ReactNode;
  /** Whom it is meant for, under the condition chosen in the form. */
  members: (condition: EntryFields["accessCondition"]) => ReactNode;
  /** Assets and people chosen for a new entry, which would be lost too. */
  linksChanged: boolean;
  /** What saving these would change for the people who read it; null where it changes nothing for anybody. */
  intentOf: (fields: EntryFields) => Intent | null;
  /** Resolves to whether the form is done. `confirmed` is the hash of what the form has shown of it. */
  onSubmit: (fields: EntryFields, confirmed: string | null) => Promise<boolean>;
  onClose: () => void;
  /** In place of closing, after it was saved. */
  onSaved?: (() => void) | undefined;
  children?: ReactNode;
}

/** Add and Edit Vault Entry share this form. No draft is kept on the device (D07). */
export function EntryForm(props: EntryFormProps) {
  const { t } = useTranslation("vault/form");
  const { isNew, file, saved } = props;
  const [isPhotographing, setPhotographing] = useState(false);
  const { form, cover, note } = useEntryForm(props);
  const isBusy = saved.saving || form.busy;
  const fileError = useFileError(props);
  const isChecking = file.choice.state === "checking";
  const take = (chosen: File) => {
    if (saved.saving) return;
    saved.forgetUpload();
    void file.choose(chosen);
  };
  const { isDragging, drop } = useDrop(take);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="lg"
      icon={<IconTile icon={FolderLock} />}
      title={t(isNew ? "title.add" : "title.edit")}
      meta={t("lead")}
      footerNote={note}
      footer={
        <>
          {fileError && <p className="self-center text-ink-2 md:me-auto">{t("solveFile")}</p>}
          <Button variant="secondary" onClick={props.onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={form.id}
            disabled={Boolean(fileError) || isChecking}
            busy={isBusy}
            busyLabel={t(saved.upload && saved.upload.step !== "stored" ? "uploading" : "saving")}
          >
            {t(isNew ? "add" : "save")}
          </Button>
        </>
      }
    >
      <Form
        form={{ ...form, onSubmit: async (event) => (fileError ? event?.preventDefault() : form.onSubmit(event)) }}
        summaryAt="elsewhere"
        autoComplete="off"
        // Some browsers send what they check to their maker.
        spellCheck={false}
        // Typing shows that somebody is there; what is covered stays covered until it is asked for.
        onChange={cover.touch}
        {...drop}
      >
        <LeaveGuard
          when={() => !form.isSending() && (form.isDirty || file.hasChanged || props.linksChanged)}
          text={t("leave.text")}
        />
        <div className="-mb-6 empty:hidden">
          <ErrorSummary
            attempt={form.submitCount}
            errors={[
              ...form.errors,
              ...(props.uploadFailure && fileError ? [{ field: "file-upload", message: fileError }] : []),
            ]}
          />
        </div>
        {props.notice}
        <Still while={isBusy}>
          <WhatItIs form={form} cover={cover} members={props.members} />
        </Still>
        <FileBox
          choice={file.choice}
          upload={saved.upload}
          failure={props.uploadFailure}
          busy={saved.saving}
          dragging={isDragging}
          onFile={take}
          onTakePhoto={() => setPhotographing(true)}
          onRemove={() => {
            saved.forgetUpload();
            file.remove();
          }}
          onPutBack={file.putBack}
          onTryAgain={() => void form.onSubmit()}
          onCancelUpload={saved.stop}
        />
        <Still while={isBusy}>
          <WhereItBelongs form={form} initial={props.initial} links={props.links} />
        </Still>
      </Form>
      {isPhotographing && (
        <CameraDialog
          onClose={() => setPhotographing(false)}
          onPicture={(picture) => {
            setPhotographing(false);
            take(picture);
          }}
        />
      )}
      {props.children}
    </Dialog>
  );
}

function useEntryForm({ initial, file, saved, intentOf, onSubmit, onClose, onSaved = onClose }: EntryFormProps) {
  const { t } = useTranslation("vault/form");
  const cover = useCovered();
  const form = useForm<EntryFields>({
    defaultValues: initial,
    leaves: true,
    check: (fields) =>
      Object.fromEntries(Object.entries(problemsOf(fields)).map(([field, found]) => [field, t(`problem.${found}`)])),
    submit: async (fields) => {
      if (saved.saving || file.choice.state === "checking") return false;
      if (!(await onSubmit(fields, await agreed(intentOf(fields))))) return false;
      onSaved();
    },
  });
  const { note, agreed } = useForeseen(intentOf(form.watch()));
  const isRefused = form.submitCount > 0 && form.errors.length > 0;
  // A field that is refused cannot be corrected under its cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each submission
  useEffect(() => {
    if (isRefused) cover.uncover();
  }, [isRefused, form.submitCount]);
  return { form, cover, note };
}

type Entry = Pick<ReturnType<typeof useEntryForm>, "form" | "cover">;

function useFileError({ file, uploadFailure }: EntryFormProps): string | null {
  const { t } = useTranslation("vault/form");
  if (file.choice.state === "refused") return t(`file.problem.${file.choice.problem}`);
  return uploadFailure && t(`file.failed.${uploadFailure}`);
}

function useDrop(take: (file: File) => void) {
  const [isDragging, setDragging] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Also outside of the box: a page that opened the dropped file would lose what was typed.
      event.preventDefault();
      setDragging(event.dataTransfer.types.includes("Files"));
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) take(dropped);
    },
  };
  return { isDragging, drop };
}

function WhatItIs({ form, cover, members }: Entry & Pick<EntryFormProps, "members">) {
  const { t } = useTranslation("vault/form");
  const fields = form.watch();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t("fields.title")} dir="auto" autoComplete="off" {...form.input("title")} />
        <Categories {...form.field("category")} />
      </div>
      <SeedPhraseWarning fields={fields} />
      <div className="grid gap-2.5">
        {cover.covered && fields.content !== "" ? (
          <Covered onShow={cover.uncover} />
        ) : (
          <TextArea
            label={t("fields.content")}
            hint={t("fields.contentHint")}
            limit={[...fields.content].length > vaultLengths.content * 0.9 ? vaultLengths.content : undefined}
            rows={4}
            className="min-h-29!"
            dir="auto"
            autoComplete="off"
            {...form.text("content")}
          />
        )}
        <Templates
          category={fields.category}
          onPick={(lines) => form.change({ content: withTemplate(fields.content, lines) })}
        />
      </div>
      <Access {...form.field("accessCondition")} />
      {members(fields.accessCondition)}
    </>
  );
}

function WhereItBelongs({ form, initial, links }: Pick<Entry, "form"> & Pick<EntryFormProps, "initial" | "links">) {
  const { t } = useTranslation("vault/form");
  const tags = form.field("tags");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TagsField tags={tags.value} error={tags.error} onChange={tags.onValueChange} />
        {links}
      </div>
      <MoreDetails
        isOpen={initial.description !== "" || initial.paperPlace !== "" || initial.expiresOn !== ""}
        hasErrors={(["description", "paperPlace", "expiresOn"] as const).some((name) => form.errorOf(name))}
      >
        <TextField
          label={t("fields.paperPlace")}
          mark="optional"
          hint={t("fields.paperPlaceHint")}
          dir="auto"
          autoComplete="off"
          {...form.input("paperPlace")}
        />
        <DateField
          legend={t("fields.expiresOn")}
          mark="optional"
          hint={t("fields.expiresOnHint")}
          {...form.field("expiresOn")}
        />
        <TextArea
          label={t("fields.description")}
          mark="optional"
          hint={t("fields.descriptionHint")}
          limit={vaultLengths.description}
          rows={2}
          dir="auto"
          autoComplete="off"
          {...form.text("description")}
        />
      </MoreDetails>
    </>
  );
}
