import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/overlays/dialog.tsx";

const rows = ["search", "keys", "tab", "enter", "arrows", "escape", "move"] as const;

/** What the keyboard does, everywhere in Heirlock. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("app/search");
  // Apple's keyboards have another key for this, with a sign of its own.
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="sm" title={t("keys.title")}>
      <dl className="grid gap-3">
        {rows.map((row) => (
          <div key={row} className="grid grid-cols-[9.5rem_1fr] items-baseline gap-3">
            <dt>
              <kbd
                dir="ltr"
                className="rounded-sm border border-line-strong bg-sunken px-2 py-1 font-mono text-meta whitespace-nowrap"
              >
                {t(`keys.row.${row}.key`, { control })}
              </kbd>
            </dt>
            <dd>{t(`keys.row.${row}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
