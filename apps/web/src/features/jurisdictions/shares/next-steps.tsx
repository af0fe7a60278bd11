import { isWillHolder } from "@heirlock/domain/account/user-type";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { takeFamily } from "../offers/taken-family.ts";

const ShareLinkDialog = lazy(async () => ({ default: (await import("./share-link-dialog.tsx")).ShareLinkDialog }));

/** To an account for whoever has none, to paper, or to somebody else. The family itself goes nowhere by this. */
export function NextSteps({ draft }: { draft: FamilyDraft }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { status, userType, userTypeFrom } = useSession();
  const hasAccount = status === "signed-in";
  const isHolder = hasAccount && userTypeFrom === "server" && isWillHolder(userType);
  const [isSharing, setSharing] = useState(false);
  return (
    <Card
      as="section"
      tone={hasAccount ? "flat" : "tint"}
      aria-labelledby="next"
      className={clsx("no-print", hasAccount ? "max-md:border-0 max-md:bg-transparent max-md:p-0!" : "max-md:py-4")}
    >
      <h2 id="next" className={clsx("text-h3", hasAccount && "max-md:sr-only")}>
        {t(hasAccount ? "next.keep" : "next.title")}
      </h2>
      <p className={clsx("mt-1 mb-3", hasAccount && "max-md:sr-only")}>
        {t(hasAccount ? "next.keepText" : "next.text")}
      </p>
      {!hasAccount && (
        <Button block className="mb-2" onClick={() => takeFamily(draft)} render={<Link to="/auth/signup" />}>
          {t("next.start")}
        </Button>
      )}
      {isHolder ? (
        // In one line: the length of the page on a phone is held (ease.md, section 4).
        <div className="flex gap-2">
          <Button
            className="min-w-0 flex-1"
            onClick={() => takeFamily(draft)}
            render={<Link to="/dashboard/will-holder/wills/new" />}
          >
            {t("next.will")}
          </Button>
          <IconButton bordered icon={Printer} label={t("next.print")} onClick={() => print()} />
          <IconButton bordered icon={Share2} label={t("next.share")} onClick={() => setSharing(true)} />
        </div>
      ) : (
        <div className="grid grid-cols-2 gap-2">
          <Button block variant={hasAccount ? "secondary" : "ghost"} icon={Printer} onClick={() => print()}>
            {t("next.print")}
          </Button>
          <Button block variant={hasAccount ? "secondary" : "ghost"} icon={Share2} onClick={() => setSharing(true)}>
            {t("next.share")}
          </Button>
        </div>
      )}
      {isSharing && (
        <Suspense fallback={null}>
          <ShareLinkDialog open onOpenChange={setSharing} draft={draft} />
        </Suspense>
      )}
    </Card>
  );
}
