import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { LawChooser } from "./law-chooser.tsx";
import { useLawCatalogue } from "./use-law-catalogue.ts";

export interface LawChooserDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The regulation code of now. */
  value: string | null;
  /** Called once, with a complete code; the dialog closes itself. */
  onChoose: (code: string) => void;
}

/** The dialog itself: nothing changes until "Use this law". */
export default function LawChooserPopup({ open, onOpenChange, value, onChoose }: LawChooserDialogProps) {
  const { t } = useTranslation("jurisdictions/chooser");
  const { catalogue } = useLawCatalogue();
  const [draft, setDraft] = useState(value);
  const isComplete = draft !== null && catalogue?.placeOf(draft)?.isComplete === true;
  const use = () => {
    if (draft === null || !isComplete) return;
    onChoose(draft);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t("dialogTitle")}
      description={t("lead")}
      footer={
        <>
          {!isComplete && (
            <p id="law-incomplete" className="me-auto self-center text-meta text-ink-2">
              {t("incomplete")}
            </p>
          )}
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("cancel")}
          </Button>
          <Button disabled={!isComplete} aria-describedby={isComplete ? undefined : "law-incomplete"} onClick={use}>
            {t("use")}
          </Button>
        </>
      }
    >
      <LawChooser value={draft} onChange={setDraft} />
    </Dialog>
  );
}
