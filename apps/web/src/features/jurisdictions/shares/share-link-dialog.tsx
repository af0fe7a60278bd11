import { Check, Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { encodeDraft } from "../calculator/draft-fragment.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";

/** The address of this result. The family stands behind the "#", which browsers send to nobody. */
function linkTo(draft: FamilyDraft, names: boolean): string {
  const address = new URL("/who-inherits/shares", location.origin);
  address.hash = encodeDraft(draft, { names });
  return address.href;
}

export interface ShareLinkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: FamilyDraft;
}

export function ShareLinkDialog({ open, onOpenChange, draft }: ShareLinkDialogProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const [withNames, setWithNames] = useState(false);
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const hasNames = draft.people.some(({ name }) => name !== null);
  const link = open ? linkTo(draft, withNames) : "";
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t("share.shareTitle"), url: link });
      onOpenChange(false);
    } catch {
      // Somebody who closes the device's own sheet has changed their mind; the link is still here to copy.
    }
  };
  const canShare = typeof navigator !== "undefined" && typeof navigator.share === "function";
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setState("idle");
        onOpenChange(next);
      }}
      size="sm"
      title={t("share.title")}
      description={t("share.text")}
      footer={
        <>
          {canShare && (
            <Button variant="secondary" icon={Share2} onClick={share}>
              {t("share.send")}
            </Button>
          )}
          <Button icon={state === "copied" ? Check : Copy} onClick={copy}>
            {t("share.copy")}
          </Button>
        </>
      }
    >
      {hasNames && (
        <Checkbox
          label={t("share.names")}
          description={t("share.namesText")}
          checked={withNames}
          onCheckedChange={(checked) => {
            setWithNames(checked);
            setState("idle");
          }}
        />
      )}
      <label className="mt-3 block font-semibold" htmlFor="shared-link">
        {t("share.link")}
      </label>
      <input
        id="shared-link"
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
        className="code mt-1.5 min-h-[50px] w-full min-w-0 rounded-input border-[1.5px] border-line-strong bg-sunken px-3.5 text-meta"
      />
      <p role="status" className="mt-2 min-h-7 text-ink-2">
        {state === "copied" ? t("share.copied") : state === "failed" ? t("share.failed") : ""}
      </p>
    </Dialog>
  );
}
