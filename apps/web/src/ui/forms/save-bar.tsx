import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../buttons/button.tsx";

export interface SaveBarProps {
  /** How many answers differ from what is saved; nothing is drawn at 0. */
  changes: number;
  onCancel: () => void;
  /** Left out, the button submits the form it stands in. */
  onSave?: (() => void) | undefined;
  saveLabel?: string | undefined;
  busy?: boolean | undefined;
}

/** Sticks to the bottom of a page with unsaved edits. */
export function SaveBar({ changes, onCancel, onSave, saveLabel, busy = false }: SaveBarProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  if (changes === 0) return null;
  return (
    <div
      data-slot="save-bar"
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4.5 py-3.5 shadow-e2 max-md:bottom-[calc(84px+env(safe-area-inset-bottom))] md:bottom-4 md:px-6 contrast:border-line-strong"
    >
      <p role="status" className="flex items-center gap-3 font-semibold text-brass-ink">
        <Pencil aria-hidden size={20} strokeWidth={1.8} />
        {t("save.changes", { count: changes, n: format.number(changes) })}
      </p>
      <div className="flex gap-3 [reading-flow:flex-visual] max-sm:w-full max-sm:flex-row-reverse max-sm:*:flex-1">
        <Button variant="secondary" onClick={onCancel}>
          {t("dialog.cancel")}
        </Button>
        <Button type={onSave ? "button" : "submit"} onClick={onSave} busy={busy} busyLabel={t("save.saving")}>
          {saveLabel ?? t("save.save")}
        </Button>
      </div>
    </div>
  );
}
