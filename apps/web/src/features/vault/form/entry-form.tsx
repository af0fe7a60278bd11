import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";
import { vaultLengths } from "@heirlock/domain/vault/limits";
import { ChevronDown, Eye, FolderLock } from "lucide-react";
import { type DragEvent, type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { CameraDialog } from "./camera-dialog.tsx";
import { type EntryField, type EntryFields, problemsOf } from "./entry-draft.ts";
import { FileBox, type UploadFailure } from "./file-box.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { looksLikeSeedPhrase } from "./seed-phrase.ts";
import { TagsField } from "./tags-field.tsx";
import { templatesOf, withTemplate } from "./templates.ts";
import { useCovered } from "./use-covered.ts";
import type { useEntryFile } from "./use-entry-file.ts";
import type { useSaveEntry } from "./use-save-entry.ts";

export interface EntryFormProps {
  isNew: boolean;
  initial: EntryFields;
  file: ReturnType<typeof useEntryFile>;
  saved: Pick<ReturnType<typeof useSaveEntry>, "saving" | "upload" | "stop" | "forgetUpload">;
  uploadFailure: UploadFailure | null;
  /** Above the fields: why the last try failed, or what cannot be read. */
  notice: ReactNode;
  /** The Linked Assets field. */
  links: ReactNode;
  /** Whom it is meant for, under the condition that stands in the form. */
  members: (condition: EntryFields["accessCondition"]) => ReactNode;
  /** Assets and people chosen for a new entry, which would be lost too. */
  linksChanged: boolean;
  /** Resolves to whether the form is done. */
  onSubmit: (fields: EntryFields) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

const formId = "vault-entry-form";

/** Add and Edit Vault Entry share this form. It checks on submit, then field by field while errors are mended. */
export function EntryForm(props: EntryFormProps) {
  const { t } = useTranslation("vault/form");
  const { isNew, initial, file, saved, uploadFailure } = props;
  const [fields, setFields] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isPhotographing, setPhotographing] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const leaving = useRef(false);
  const cover = useCovered();
  const problems = attempt === 0 ? {} : problemsOf(fields);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initial) || file.hasChanged || props.linksChanged;
  const fileError =
    file.choice.state === "refused"
      ? t(`file.problem.${file.choice.problem}`)
      : uploadFailure && t(`file.failed.${uploadFailure}`);

  const change = (changes: Partial<EntryFields>) => {
    if (saved.saving) return;
    cover.touch();
    setFields((before) => ({ ...before, ...changes }));
  };
  const messageOf = (field: EntryField) => {
    const problem = problems[field];
    return problem && t(`problem.${problem}`);
  };
  const send = async () => {
    if (saved.saving || file.choice.state === "checking") return;
    if (Object.keys(problemsOf(fields)).length > 0) {
      cover.uncover();
      return setAttempt((count) => count + 1);
    }
    if (!(await props.onSubmit(fields))) return;
    leaving.current = true;
    props.onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fileError) void send();
  };
  const take = (chosen: File) => {
    if (saved.saving) return;
    saved.forgetUpload();
    void file.choose(chosen);
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      // Also beside the box: a page that opened the dropped file would lose what was typed.
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

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      size="lg"
      icon={<IconTile icon={FolderLock} />}
      title={t(isNew ? "title.add" : "title.edit")}
      meta={t("lead")}
      footer={
        <>
          {fileError && <p className="self-center text-ink-2 md:me-auto">{t("solveFile")}</p>}
          <Button variant="secondary" onClick={props.onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={Boolean(fileError) || file.choice.state === "checking"}
            busy={saved.saving}
            busyLabel={t(saved.upload && saved.upload.step !== "stored" ? "uploading" : "saving")}
          >
            {t(isNew ? "add" : "save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="dialog"
        noValidate
        autoComplete="off"
        // Some browsers send what they check to their maker.
        spellCheck={false}
        onSubmit={submit}
        {...drop}
        className="grid gap-5"
      >
        <LeaveGuard active={isDirty} leaving={leaving} />
        <div className="-mb-6 empty:hidden">
          <ErrorSummary
            attempt={attempt}
            errors={[
              ...(Object.keys(problems) as EntryField[]).map((field) => ({ field, message: messageOf(field) })),
              ...(uploadFailure && fileError ? [{ field: "file-upload", message: fileError }] : []),
            ]}
          />
        </div>
        {props.notice}
        <Still while={saved.saving}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="title"
              label={t("fields.title")}
              error={messageOf("title")}
              value={fields.title}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => change({ title: target.value })}
            />
            <Categories value={fields.category} onChange={(category) => change({ category })} />
          </div>
          <SeedPhraseWarning fields={fields} />
          <div className="grid gap-2.5">
            {cover.covered && fields.content !== "" ? (
              <Covered onShow={cover.uncover} />
            ) : (
              <TextArea
                name="content"
                label={t("fields.content")}
                hint={t("fields.contentHint")}
                error={messageOf("content")}
                value={fields.content}
                limit={[...fields.content].length > vaultLengths.content * 0.9 ? vaultLengths.content : undefined}
                rows={4}
                className="min-h-29!"
                dir="auto"
                autoComplete="off"
                onChange={({ target }) => change({ content: target.value })}
              />
            )}
            <Templates
              category={fields.category}
              onPick={(lines) => change({ content: withTemplate(fields.content, lines) })}
            />
          </div>
          <Access value={fields.accessCondition} onChange={(accessCondition) => change({ accessCondition })} />
          {props.members(fields.accessCondition)}
        </Still>
        <FileBox
          choice={file.choice}
          upload={saved.upload}
          failure={uploadFailure}
          busy={saved.saving}
          dragging={isDragging}
          onFile={take}
          onTakePhoto={() => setPhotographing(true)}
          onRemove={() => {
            saved.forgetUpload();
            file.remove();
          }}
          onPutBack={file.putBack}
          onTryAgain={() => void send()}
          onCancelUpload={saved.stop}
        />
        <Still while={saved.saving}>
          <div className="grid gap-5 sm:grid-cols-2">
            <TagsField tags={fields.tags} error={messageOf("tags")} onChange={(tags) => change({ tags })} />
            {props.links}
          </div>
          <MoreDetails
            isOpen={initial.description !== "" || initial.paperPlace !== "" || initial.expiresOn !== ""}
            hasErrors={Boolean(problems.description || problems.paperPlace || problems.expiresOn)}
          >
            <TextField
              name="paperPlace"
              label={t("fields.paperPlace")}
              mark="optional"
              hint={t("fields.paperPlaceHint")}
              error={messageOf("paperPlace")}
              value={fields.paperPlace}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => change({ paperPlace: target.value })}
            />
            <DateField
              name="expiresOn"
              legend={t("fields.expiresOn")}
              mark="optional"
              hint={t("fields.expiresOnHint")}
              error={messageOf("expiresOn")}
              value={fields.expiresOn}
              onValueChange={(expiresOn) => change({ expiresOn })}
            />
            <TextArea
              name="description"
              label={t("fields.description")}
              mark="optional"
              hint={t("fields.descriptionHint")}
              error={messageOf("description")}
              value={fields.description}
              limit={vaultLengths.description}
              rows={2}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => change({ description: target.value })}
            />
          </MoreDetails>
        </Still>
      </form>
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

/** What is being saved is what stands there: whatever was typed into it meanwhile would be lost when the form closes. */
function Still({ while: saving, children }: { while: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={saving} className="contents">
      {children}
    </fieldset>
  );
}

function Categories({
  value,
  onChange,
}: {
  value: EntryFields["category"];
  onChange: (value: EntryFields["category"]) => void;
}) {
  const { t } = useTranslation("vault/form");
  const { t: shared } = useTranslation("vault");
  return (
    <Select
      name="category"
      label={t("fields.category")}
      value={value}
      onValueChange={onChange}
      options={vaultCategories.map((category) => ({ value: category, label: shared(`category.${category}`) }))}
    />
  );
}

function Access({
  value,
  onChange,
}: {
  value: EntryFields["accessCondition"];
  onChange: (value: EntryFields["accessCondition"]) => void;
}) {
  const { t } = useTranslation("vault/form");
  const { t: shared } = useTranslation("vault");
  return (
    <div className="grid gap-2">
      <RadioCards
        name="accessCondition"
        label={t("fields.access")}
        columns={3}
        value={value}
        onValueChange={onChange}
        options={accessConditions.map((condition) => ({
          value: condition,
          label: shared(`access.${condition}`),
          description: t(`access.${condition}`),
        }))}
      />
      {value !== "after_death" && (
        <p role="status" className="text-meta text-ink-3">
          {t(`accessNote.${value}`)}
        </p>
      )}
    </div>
  );
}

/** A title, a tag or a description may be told to the family before the content is: no place for a recovery phrase. */
function SeedPhraseWarning({ fields }: { fields: EntryFields }) {
  const { t } = useTranslation("vault/form");
  const { title, tags, description, category } = fields;
  if ([title, description, tags.join(" ")].some(looksLikeSeedPhrase))
    return (
      <Alert tone="warning" live="assertive" title={t("seedPhrase.foundTitle")}>
        {t("seedPhrase.foundText")}
      </Alert>
    );
  if (category !== "crypto") return null;
  return (
    <Alert tone="warning" live="polite">
      {t("seedPhrase.advice")}
    </Alert>
  );
}

function Templates({ category, onPick }: { category: EntryFields["category"]; onPick: (lines: string) => void }) {
  const { t } = useTranslation("vault/form");
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <span className="text-ink-2">{t("template.label")}</span>
      {templatesOf[category].map((name) => (
        <Button key={name} variant="tint" size="sm" onClick={() => onPick(t(`template.${name}.lines`))}>
          {t(`template.${name}.name`)}
        </Button>
      ))}
    </div>
  );
}

function Covered({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation("vault/form");
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{t("fields.content")}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-input border-[1.5px] border-line-strong bg-sunken px-3.5 py-3">
        <p className="min-w-0 flex-1 text-ink-2">{t("covered.text")}</p>
        <Button variant="secondary" size="sm" icon={Eye} onClick={onShow}>
          {t("covered.show")}
        </Button>
      </div>
    </div>
  );
}

/** What few entries need stands behind one line; a refused field opens it. */
function MoreDetails({ isOpen, hasErrors, children }: { isOpen: boolean; hasErrors: boolean; children: ReactNode }) {
  const { t } = useTranslation("vault/form");
  const [open, setOpen] = useState(isOpen);
  const shown = open || hasErrors;
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls="more-details"
        onClick={() => setOpen(!shown)}
        className="group flex min-h-12 w-full items-center gap-3 rounded-sm text-start font-semibold hover:text-primary"
      >
        <span className="min-w-0 flex-1 py-1.5">
          {t("more")}
          {!shown && <span className="block text-meta font-normal text-ink-3">{t("moreHint")}</span>}
        </span>
        <ChevronDown
          aria-hidden
          size={22}
          strokeWidth={1.8}
          className="text-ink-2 transition-transform duration-(--d2) group-aria-expanded:rotate-180"
        />
      </button>
      <div id="more-details" hidden={!shown} className="mt-3 grid gap-5 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  );
}
