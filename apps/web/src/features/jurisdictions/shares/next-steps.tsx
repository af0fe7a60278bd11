import { Link } from "@tanstack/react-router";
import { Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { FamilyDraft } from "../calculator/family-draft.ts";

const ShareLinkDialog = lazy(async () => ({ default: (await import("./share-link-dialog.tsx")).ShareLinkDialog }));

/** From a calculation to a will, to paper, or to somebody else. The family itself goes nowhere by this. */
export function NextSteps({ draft }: { draft: FamilyDraft }) {
  const { t } = useTranslation("jurisdictions/shares");
  const [isSharing, setSharing] = useState(false);
  return (
    <Card as="section" tone="tint" aria-labelledby="next" className="no-print">
      <h2 id="next" className="text-h3">
        {t("next.title")}
      </h2>
      <p className="mt-1.5 mb-4">{t("next.text")}</p>
      <Button block render={<Link to="/auth/signup" />}>
        {t("next.start")}
      </Button>
      <div className="mt-2 grid gap-1">
        <Button block variant="ghost" icon={Printer} onClick={() => print()}>
          {t("next.print")}
        </Button>
        <Button block variant="ghost" icon={Share2} onClick={() => setSharing(true)}>
          {t("next.share")}
        </Button>
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareLinkDialog open onOpenChange={setSharing} draft={draft} />
        </Suspense>
      )}
    </Card>
  );
}
