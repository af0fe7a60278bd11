import { fileTypes } from "@heirlock/domain/vault/file-types";
import { clsx } from "clsx";
import {
  Camera,
  CircleAlert,
  CircleCheck,
  FileCheck,
  FileText,
  FileUp,
  FileWarning,
  FileX,
  Lock,
  type LucideIcon,
  RefreshCw,
  Upload,
} from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { type UploadProgress, uploadAttempts } from "../upload-file.ts";
import { useSizeText } from "../use-size-text.ts";
import type { FileChoice } from "./use-entry-file.ts";

/** How an upload ended that did not end well: after all attempts (VLT-042), or otherwise (VLT-043). */
export type UploadFailure = "many" | "one";

export interface FileBoxProps {
  choice: FileChoice;
  /** While the entry is being saved. */
  upload: UploadProgress | null;
  failure: UploadFailure | null;
  busy: boolean;
  dragging: boolean;
  onFile: (file: File) => void;
  onTakePhoto: () => void;
  onRemove: () => void;
  onPutBack: (() => void) | null;
  onTryAgain: () => void;
  onCancelUpload: () => void;
}

/** What a file picker offers; pictures that are re-encoded included, since phones make them. */
const accepted = [
  ...Object.values(fileTypes).flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)),
  ...[".heic", ".heif", ".webp"],
].join(",");

const openBox = "border-[1.5px] border-dashed border-line-strong";
const dropBox = "border-[1.5px] border-dashed border-primary bg-primary-tint";

/** File Upload in its eight states (VLT-015, VLT-021 to VLT-023, VLT-040 to VLT-043). */
export function FileBox(props: FileBoxProps) {
  const { t } = useTranslation("vault/form");
  const isRefused = props.choice.state === "refused" || props.failure !== null;
  const isStored = props.choice.state === "kept" || props.upload?.step === "stored";
  return (
    <FieldGroup id="file-upload" label={t("file.label")} mark="optional" hint={t("file.hint")}>
      <div
        className={clsx(
          "rounded-md p-4 transition-colors duration-(--d1)",
          isRefused
            ? "border-2 border-danger"
            : isStored
              ? "border border-success-line"
              : props.dragging
                ? dropBox
                : openBox,
        )}
      >
        <BoxContent {...props} />
      </div>
    </FieldGroup>
  );
}

function BoxContent(props: FileBoxProps) {
  const { t } = useTranslation("vault/form");
  const size = useSizeText();
  const { choice, failure, upload } = props;
  if (choice.state === "none") return <NothingChosen {...props} />;
  if (choice.state === "checking")
    return (
      <Row icon={FileText} tone="neutral" name={choice.name}>
        <p role="status" className="text-ink-2">
          {t("file.checking")}
        </p>
      </Row>
    );
  if (choice.state === "refused")
    return (
      <Row icon={FileWarning} tone="danger" name={choice.name} actions={<Refused {...props} />}>
        <Wrong>{t(`file.problem.${choice.problem}`)}</Wrong>
        {choice.problem === "size" && (
          <p className="mt-1 text-ink-2">{t("file.problem.sizeHelp", { size: size(choice.size) })}</p>
        )}
      </Row>
    );
  if (choice.state === "kept")
    return (
      <Row icon={FileCheck} tone="primary" name={choice.name || t("file.unnamed")} actions={<Kept {...props} />}>
        {choice.size !== null && <p className="text-meta text-ink-3">{size(choice.size)}</p>}
        <Stored />
      </Row>
    );
  const { name } = choice.file;
  if (failure)
    return (
      <Row icon={FileX} tone="danger" name={name} actions={<Failed {...props} />}>
        <Wrong>{t(`file.failed.${failure}`)}</Wrong>
        <p className="mt-1.5 text-ink-2">
          {failure === "many" ? t("file.failed.help", { count: uploadAttempts }) : t("file.failed.oneHelp")}
        </p>
      </Row>
    );
  if (upload && upload.step !== "stored") return <Uploading {...props} name={name} upload={upload} />;
  return (
    <Row
      icon={upload ? FileCheck : FileText}
      tone={upload ? "primary" : "neutral"}
      name={name}
      actions={props.busy ? null : <Kept {...props} />}
    >
      <p className="text-meta text-ink-3">
        {t("file.facts", { size: size(choice.file.blob.size), kind: t(`file.kind.${choice.file.kind}`) })}
      </p>
      {upload ? <Stored /> : <p className="text-ink-2">{t("file.ready")}</p>}
    </Row>
  );
}

function NothingChosen(props: FileBoxProps) {
  const { t } = useTranslation("vault/form");
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <ChooseFile {...props} />
        <Button variant="secondary" size="sm" icon={Camera} disabled={props.busy} onClick={props.onTakePhoto}>
          {t("file.takePhoto")}
        </Button>
        {props.onPutBack && (
          <Button variant="ghost" size="sm" disabled={props.busy} onClick={props.onPutBack}>
            {t("file.putBack")}
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-meta text-ink-3 max-md:hidden">{t("file.drop")}</p>
    </>
  );
}

function Refused(props: FileBoxProps) {
  return (
    <>
      <ChooseFile {...props} />
      <RemoveFile {...props} />
    </>
  );
}

function Kept(props: FileBoxProps) {
  const { t } = useTranslation("vault/form");
  return (
    <>
      <ChooseFile {...props} label={t("file.replace")} />
      <RemoveFile {...props} />
    </>
  );
}

function Failed(props: FileBoxProps) {
  const { t } = useTranslation("vault/form");
  return (
    <>
      <Button size="sm" icon={RefreshCw} onClick={props.onTryAgain}>
        {t("tryAgain")}
      </Button>
      <ChooseFile {...props} />
      <RemoveFile {...props} />
    </>
  );
}

function Uploading({ name, upload, onCancelUpload }: FileBoxProps & { name: string; upload: UploadProgress }) {
  const { t } = useTranslation("vault/form");
  const format = useFormat();
  const size = useSizeText();
  const { step, percent, attempt } = upload;
  const isWaiting = step === "waiting";
  const text =
    step === "sealing"
      ? t("file.locking")
      : isWaiting
        ? t("file.waiting", { attempt: format.number(attempt), of: format.number(uploadAttempts) })
        : t("file.sending", { sent: size(upload.sent), size: size(upload.size) });
  const icon = step === "sealing" ? Lock : isWaiting ? RefreshCw : FileUp;
  return (
    <Row
      icon={icon}
      tone={step === "sending" ? "neutral" : "brass"}
      name={name}
      actions={
        <Button variant="secondary" size="sm" onClick={onCancelUpload}>
          {t("cancel")}
        </Button>
      }
    >
      <div
        role="progressbar"
        aria-label={t("file.progress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${text}, ${format.percent(percent / 100)}`}
        className="my-2 h-2.5 overflow-hidden rounded-full bg-wash forced-colors:border"
      >
        <div
          className={clsx(
            "h-full rounded-full transition-[inline-size] duration-(--d3)",
            step === "sending" ? "bg-primary" : "bg-brass-strong",
          )}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
      <p className="flex justify-between gap-4 text-ink-2">
        <span role="status">{step === "sending" ? <bdi>{text}</bdi> : text}</span>
        <bdi className="num">{format.percent(percent / 100)}</bdi>
      </p>
    </Row>
  );
}

function Row({
  icon,
  tone,
  name,
  actions,
  children,
}: {
  icon: LucideIcon;
  tone: IconTileTone;
  name: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-3.5">
      <IconTile icon={icon} tone={tone} />
      <div className="min-w-0 flex-1 leading-[1.4]">
        <p className="font-semibold break-words">
          <bdi translate="no">{name}</bdi>
        </p>
        {children}
        {actions && <div className="mt-3 flex flex-wrap gap-2.5">{actions}</div>}
      </div>
    </div>
  );
}

function Wrong({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-0.5 flex items-start gap-2 font-semibold text-danger">
      <CircleAlert aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 flex-none" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function Stored() {
  const { t } = useTranslation("vault/form");
  return (
    <p className="mt-1 flex items-center gap-2 font-semibold text-success">
      <CircleCheck aria-hidden size={20} strokeWidth={2.1} />
      {t("file.stored")}
    </p>
  );
}

function ChooseFile({ onFile, busy, label }: Pick<FileBoxProps, "onFile" | "busy"> & { label?: string }) {
  const { t } = useTranslation("vault/form");
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was refused.
    target.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={label ? undefined : Upload}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {label ?? t("file.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={t("file.label")}
        hidden
        tabIndex={-1}
        onChange={onChange}
      />
    </>
  );
}

function RemoveFile({ onRemove, busy }: Pick<FileBoxProps, "onRemove" | "busy">) {
  const { t } = useTranslation("vault/form");
  return (
    <Button variant="ghost" size="sm" disabled={busy} onClick={onRemove}>
      {t("file.remove")}
    </Button>
  );
}
