import { Camera, House, Printer, RefreshCw } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { KitEntries } from "./kit-entries.tsx";
import type { KitForm, KitOnPaper } from "./kit-proof.ts";
import { type KitOwner, RecoveryKitSheet } from "./recovery-kit-sheet.tsx";

const advice: {
  icon: ComponentType<{ size?: number; strokeWidth?: number; className?: string }>;
  text: "keep" | "noPhoto" | "lost";
}[] = [
  { icon: House, text: "keep" },
  { icon: Camera, text: "noPhoto" },
  { icon: RefreshCw, text: "lost" },
];

/** Brings the kit to paper: by printer, or by hand for those who have none. */
export function PrintKit({
  kit,
  owner,
  form,
  onFormChange,
  children,
}: {
  kit: KitOnPaper;
  owner: KitOwner;
  form: KitForm;
  onFormChange: (form: KitForm) => void;
  /** A line at the foot of the sheet. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("account");
  const [prints, setPrints] = useState(0);
  const [byHand, setByHand] = useState(false);
  // The sheet must be in the document before the print window reads it.
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  return (
    <div className="grid gap-4">
      <Button size="lg" block icon={Printer} onClick={() => setPrints((count) => count + 1)}>
        {t("kit.print")}
      </Button>
      <p className="-mt-1 text-ink-3">{t("kit.printHint")}</p>
      <div>
        <Segmented<KitForm>
          label={t("kit.formLabel")}
          showLabel
          value={form}
          onValueChange={onFormChange}
          options={[
            { value: "words", label: t("kit.formWords") },
            { value: "numbers", label: t("kit.formNumbers") },
          ]}
        />
        <p className="mt-1.5 text-meta text-ink-3">{t("kit.formHint")}</p>
      </div>
      <ul className="grid gap-3">
        {advice.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-1 text-primary" />
            <span className="min-w-0">{t(`kit.${text}`)}</span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => setByHand(true)} className="-ms-3.5 justify-self-start">
        {t("kit.byHand")}
      </Button>
      <Dialog
        open={byHand}
        onOpenChange={setByHand}
        title={t("kit.byHandTitle")}
        description={t("kit.byHandText")}
        footer={<Button onClick={() => setByHand(false)}>{t("kit.byHandDone")}</Button>}
      >
        <KitEntries entries={form === "words" ? kit.words : kit.numbers} on="screen" />
      </Dialog>
      {prints > 0 && (
        <RecoveryKitSheet kit={kit} form={form} owner={owner}>
          {children}
        </RecoveryKitSheet>
      )}
    </div>
  );
}
