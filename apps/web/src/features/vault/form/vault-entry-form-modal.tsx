import type { VaultUsage } from "@heirlock/contract/vault";
import type { AssetId } from "@heirlock/domain/identifiers";
import { decideRoom } from "@heirlock/domain/vault/decide-room";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import type { Intent } from "../../../platform/plan/foreseen.ts";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import {
  ChosenMembers,
  furtherOf,
  isWrongChoice,
  LinkedMembers,
  type MeantFor,
  saveMeantFor,
} from "../../members/offers/member-fields.tsx";
import { fileFactsOf } from "../entry-details.ts";
import { useHeldEntry } from "../held-entry.ts";
import type { OpenEntry } from "../offers/open-entries.ts";
import { EditGate, type EntryToEdit } from "./edit-gate.tsx";
import { type EntryFields, emptyFields, fieldsOf, plainOf } from "./entry-draft.ts";
import { EntryForm } from "./entry-form.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { ChosenAssets, LinkedAssets } from "./linked-assets-field.tsx";
import { hasNoVault, PaywallDialog } from "./paywall-dialog.tsx";
import type { SaveFailure } from "./save-failure.ts";
import { useEntryFile } from "./use-entry-file.ts";
import { type SaveTarget, useSaveEntry } from "./use-save-entry.ts";

/** What the form over the list (`/vault/add`) or over an entry (`/vault/{id}/edit`) is given. */
export interface VaultEntryFormModalProps {
  /** Null adds a new entry. */
  editing: OpenEntry | null;
  usage: VaultUsage;
  /** For a new entry: assets that it is linked to unless that is changed. */
  preselected?: readonly AssetId[];
  /** For a new entry: a file that another app has handed over. */
  shared?: File | null;
  /** Back to the list or the entry, also after saving unless something else is to be done then. */
  onClose: () => void;
  onSaved?: () => void;
}

/** Add and Edit Vault Entry, over the list or over the entry (VLT-013). The vault is open. */
export function VaultEntryFormModal({ editing, ...props }: VaultEntryFormModalProps) {
  useHeldEntry(editing?.entry.id ?? null);
  if (editing)
    return (
      <EditGate editing={editing} onClose={props.onClose}>
        {(opened, onReload) => (
          <FilledForm key={opened.entry.revision} {...props} opened={opened} live={editing.entry} onReload={onReload} />
        )}
      </EditGate>
    );
  return <NewForm {...props} />;
}

type FormProps = Omit<VaultEntryFormModalProps, "editing">;

/** Whoever has no room left is told before they type, not after (D22). The server decides again when it is saved. */
function NewForm(props: FormProps) {
  const [room] = useState(() => decideRoom(props.usage.plan, props.usage.used));
  if (room.allowed) return <FilledForm {...props} opened={null} live={null} onReload={() => {}} />;
  return hasNoVault(room.max) ? (
    <PaywallDialog onClose={props.onClose} />
  ) : (
    <LimitDialog plan={props.usage.plan} of="entries" used={room.used} max={room.max} onClose={props.onClose} />
  );
}

interface FilledFormProps extends FormProps {
  /** The version that the person is looking at: a live update behind the form must not silently become its base. */
  opened: EntryToEdit | null;
  /** The entry as it is now, for its links. */
  live: EntryToEdit["entry"] | null;
  onReload: () => void;
}

const none: readonly AssetId[] = [];
const nobody: MeantFor = { ids: [], day: "", age: "", tell: false };

function FilledForm({ opened, live, onReload, usage, ...props }: FilledFormProps) {
  const { preselected = none, shared = null, onClose, onSaved } = props;
  const { t } = useTranslation("vault/form");
  const assetTitles = useAssetTitles();
  const isUnreadable = opened !== null && opened.contentKey === null;
  // Made once for the form: pressing twice, or again after a lost answer, adds one entry.
  const [id] = useState(() => opened?.entry.id ?? crypto.randomUUID());
  const [initial] = useState(() => (opened ? fieldsOf(opened, opened.content) : emptyFields));
  const [assets, setAssets] = useState(preselected);
  const [meantFor, setMeantFor] = useState(nobody);
  const [isTried, setTried] = useState(false);
  const replacing = useReplaceQuestion();
  const keepsFile = opened !== null && !isUnreadable && opened.entry.file !== null && opened.label !== null;
  const file = useEntryFile(keepsFile ? fileFactsOf(opened.label!) : null);
  const { choose } = file;
  useEffect(() => {
    if (shared) void choose(shared);
  }, [shared, choose]);
  const saving = useSaveEntry();
  const { failure } = saving;
  const isLost = failure?.kind === "lost";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the store had lost it
  useEffect(() => {
    if (isLost) file.sendAnew();
  }, [isLost]);
  const otherFailure = failure?.kind === "other" ? failure : null;
  useEffect(() => {
    if (otherFailure) toastError(t(opened ? "failure.update" : "failure.create"));
  }, [otherFailure, opened, t]);

  const submit = async (fields: EntryFields, confirmed: string | null): Promise<boolean> => {
    setTried(true);
    if (opened === null && isWrongChoice(fields.accessCondition, meantFor)) return false;
    if (isUnreadable && !(await replacing.ask())) return false;
    const { not_before: day, from_age: age } = furtherOf(fields.accessCondition, meantFor);
    const target: SaveTarget = opened
      ? targetOf(opened)
      : { as: "new", linkedAssetIds: assets, linkedMemberIds: meantFor.ids, further: { day, age } };
    const { choice } = file;
    const chosen = choice.state === "chosen" ? choice : null;
    const fileChange = chosen ? chosen.file : choice.state === "kept" ? undefined : null;
    const draft = () => ({
      id,
      category: fields.category,
      accessCondition: fields.accessCondition,
      plain: plainOf(fields, isUnreadable ? {} : (opened?.label?.details ?? {}), fileChange, new Date()),
      ...(fileChange !== undefined && { file: chosen && { id: chosen.id, blob: chosen.file.blob } }),
    });
    const done = await saving.save(target, draft, confirmed);
    if (done && opened === null) await saveFurther(fields.accessCondition);
    if (done) toast({ title: t(opened ? "updated" : "created"), text: t(opened ? "updatedText" : "createdText") });
    return done;
  };
  /** The entry is there and meant for them: what could not be said of it now can be said on its page. */
  const saveFurther = async (condition: EntryFields["accessCondition"]) => {
    try {
      await saveMeantFor(id, condition, meantFor);
    } catch {
      toastError(t("failure.further"));
    }
  };

  return (
    <EntryForm
      isNew={opened === null}
      initial={initial}
      file={file}
      saved={saving}
      uploadFailure={failure?.kind === "upload" ? failure.how : failure?.kind === "lost" ? "one" : null}
      notice={
        <>
          {isUnreadable && <Unreadable />}
          <Notice failure={failure} onReload={onReload} />
        </>
      }
      links={
        live ? <LinkedAssets entry={live} /> : <ChosenAssets ids={assets} titles={assetTitles} onChange={setAssets} />
      }
      members={(condition) =>
        live ? (
          <LinkedMembers
            id={live.id}
            // What others have follows the saved condition until this form is saved.
            condition={live.access_condition}
            name={opened?.label?.title ?? t("title.edit")}
          />
        ) : (
          <ChosenMembers condition={condition} value={meantFor} onChange={setMeantFor} isTried={isTried} />
        )
      }
      linksChanged={assets.join() !== preselected.join() || meantFor !== nobody}
      intentOf={(fields) => (opened ? intentOfChange(opened, fields) : intentOfNew(id, fields, meantFor))}
      onSubmit={submit}
      onClose={onClose}
      onSaved={onSaved}
    >
      {failure?.kind === "paywall" && <PaywallDialog onClose={saving.forget} />}
      {failure?.kind === "limit" && <LimitDialog {...failure} plan={usage.plan} onClose={saving.forget} />}
      {replacing.dialog}
    </EntryForm>
  );
}

/** A new entry: whom it is meant for, from when on. */
function intentOfNew(id: string, { title, accessCondition: condition }: EntryFields, meantFor: MeantFor) {
  if (meantFor.ids.length === 0 || isWrongChoice(condition, meantFor)) return null;
  const further = furtherOf(condition, meantFor);
  const intent: Intent = {
    ...{ kind: "new", entry: id, title: title.trim(), condition, member_ids: meantFor.ids },
    ...further,
  };
  return intent;
}

/** One that exists: whoever follows its condition follows the new one. People are chosen in a dialog of their own. */
function intentOfChange({ entry, contentKey }: EntryToEdit, { title, accessCondition }: EntryFields): Intent | null {
  if (accessCondition === entry.access_condition || entry.linked_member_ids.length === 0) return null;
  const revision = entry.revision + 1;
  const generation = contentKey === null ? entry.generation + 1 : entry.generation;
  const before = entry.access_condition;
  return {
    ...{ kind: "revision", entry: entry.id, title: title.trim(), condition: accessCondition, before },
    ...{ revision, generation },
  };
}

function targetOf({ entry, contentKey }: EntryToEdit): SaveTarget {
  return contentKey === null ? { as: "replacement", entry } : { as: "revision", entry, contentKey };
}

/** Saving over what cannot be read takes a second confirmation (D28). */
function useReplaceQuestion(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation("vault/form");
  const [settle, setSettle] = useState<((sure: boolean) => void) | null>(null);
  const answer = (sure: boolean) => {
    setSettle(null);
    settle?.(sure);
  };
  return {
    ask: () => new Promise((resolve) => setSettle(() => resolve)),
    dialog: (
      <ConfirmDialog
        open={settle !== null}
        onOpenChange={(open) => !open && answer(false)}
        title={t("replace.question")}
        description={t("replace.text")}
        confirmLabel={t("replace.confirm")}
        danger
        onConfirm={() => answer(true)}
      />
    ),
  };
}

/** Never an empty text in place of content without saying so (VLT-025, VLT-026, D20). */
function Unreadable() {
  const { t } = useTranslation("vault");
  return (
    <Alert tone="danger" title={t("problem.unable")}>
      {t("problem.stillEdit")} {t("problem.kept")}
    </Alert>
  );
}

function Notice({ failure, onReload }: { failure: SaveFailure | null; onReload: () => void }) {
  const { t } = useTranslation("vault/form");
  const errorText = useErrorText();
  const wrong = (title: string) => (
    <Alert tone="danger" live="assertive" title={title}>
      {t("failure.kept")}
    </Alert>
  );
  switch (failure?.kind) {
    case "notSerializable":
      return wrong(t("failure.notSerializable"));
    case "locked":
      return wrong(t("failure.locked"));
    case "conflict":
      return (
        <Alert
          tone="warning"
          live="assertive"
          title={t("conflict.title")}
          action={<AlertButton onClick={onReload}>{t("conflict.load")}</AlertButton>}
        >
          {t("conflict.text")}
        </Alert>
      );
    case "other":
      return wrong(errorText(failure.error));
    default:
      return null;
  }
}
