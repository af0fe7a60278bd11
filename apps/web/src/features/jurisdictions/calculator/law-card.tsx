import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { LawChooserDialog } from "../chooser/law-chooser-dialog.tsx";
import { LawName } from "../chooser/law-name.tsx";

export interface LawCardProps {
  code: string;
  onChoose: (code: string) => void;
  /** Whether laws are being chosen from; the page opens them too. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Under which rules the family is looked at. */
export function LawCard({ code, onChoose, open, onOpenChange }: LawCardProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  return (
    <Card
      as="section"
      aria-label={t("law.label")}
      className="flex items-center gap-3.5 py-3.5! max-md:px-3.5! md:px-4.5!"
    >
      <IconTile icon={Scale} />
      <div className="min-w-0 flex-1 leading-[1.35]">
        <span className="block text-ink-2">{t(code ? "law.rulesOf" : "law.first")}</span>
        <span className="block font-semibold">{code ? <LawName code={code} /> : t("law.none")}</span>
      </div>
      <Button
        size="sm"
        variant={code ? "secondary" : "primary"}
        aria-label={code ? t("law.changeLabel") : t("law.chooseLabel")}
        onClick={() => onOpenChange(true)}
      >
        {t(code ? "law.change" : "law.choose")}
      </Button>
      <LawChooserDialog open={open} onOpenChange={onOpenChange} value={code || null} onChoose={onChoose} />
    </Card>
  );
}
