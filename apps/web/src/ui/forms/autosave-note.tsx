import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import type { UseAutosave } from "./use-autosave.ts";

const icons = { saving: CloudUpload, saved: CloudCheck, retrying: CloudAlert, failed: CloudAlert };

/** Whether what was typed is safe yet, in one line that stays in its place. */
export function AutosaveNote({ autosave: { state, flush } }: { autosave: UseAutosave }) {
  const { t } = useTranslation("ui");
  const said = state === "idle" || state === "waiting" ? null : state;
  const Icon = said && icons[said];
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3">
      <p role="status" className="flex items-center gap-2 text-meta text-ink-2">
        {Icon && <Icon aria-hidden size={18} strokeWidth={1.8} />}
        {said && t(`save.${said}`)}
      </p>
      {state === "failed" && (
        <Button variant="secondary" size="sm" onClick={() => void flush()}>
          {t("errors.tryAgain")}
        </Button>
      )}
    </div>
  );
}
