import { BookOpen, Database, Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { LawName } from "../chooser/law-name.tsx";
import { GuideSections } from "./guide-sections.tsx";
import { type LoadedTemplate, useTemplate } from "./load-template.ts";
import { LoadedGuide } from "./loaded-guide.tsx";

export interface JurisdictionGuideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A regulation code, or the name of a school. */
  code: string;
}

/** Everything that is known of what a law asks of a will, line by line with its source. */
export function JurisdictionGuideDialog({ open, onOpenChange, code }: JurisdictionGuideDialogProps) {
  const { t } = useTranslation("jurisdictions/guide");
  const query = useTemplate(code);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      icon={<IconTile icon={Scale} />}
      title={t("title")}
      meta={
        <>
          <span>
            <LawName code={code} />
          </span>
          {query.data && <SourceBadge source={query.data.source} />}
        </>
      }
      footer={<Button onClick={() => onOpenChange(false)}>{t("close")}</Button>}
    >
      <LoadedGuide query={query}>{(loaded) => <GuideSections loaded={loaded} />}</LoadedGuide>
    </Dialog>
  );
}

/** Exactly one of the two: loaded from the database, or built in (D61). */
export function SourceBadge({ source }: Pick<LoadedTemplate, "source">) {
  const { t } = useTranslation("jurisdictions/guide");
  if (source === "database") return <Badge icon={Database}>{t("badge.database")}</Badge>;
  return (
    <Badge variant="secondary" icon={BookOpen}>
      {t("badge.builtIn")}
    </Badge>
  );
}
