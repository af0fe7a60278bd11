import { Fingerprint, Laptop, ListChecks, Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

const ways = [
  { icon: ListChecks, way: "codes" },
  { icon: Fingerprint, way: "passkey" },
  { icon: Laptop, way: "trusted" },
  { icon: Mail, way: "write" },
] as const;

/** For who lost the phone: what still works, from the nearest to the last. */
export function WaysBack() {
  const { t } = useTranslation("account/factors");
  const [open, setOpen] = useState(false);
  return (
    <p className="mt-6 text-ink-2">
      {t("page.lost")}{" "}
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-3"
      >
        {t("page.seeWays")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={t("ways.title")}
        footer={<Button onClick={() => setOpen(false)}>{t("ways.close")}</Button>}
      >
        <ul className="grid gap-4">
          {ways.map(({ icon, way }) => (
            <li key={way} className="flex items-start gap-3.5">
              <IconTile icon={icon} tone={way === "write" ? "neutral" : "primary"} />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`ways.${way}.title`)}</span>
                <span className="block text-ink-2">{t(`ways.${way}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </p>
  );
}
