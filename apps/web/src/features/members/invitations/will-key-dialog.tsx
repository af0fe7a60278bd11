import type { Member } from "@heirlock/contract/members/members";
import { Copy, KeyRound } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { memberName } from "../offers/member-name.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";

interface Made {
  key: string;
  expiresAt: string;
}

/** Makes the code that is handed over in person, and shows it once (D34, MEM-118, MEM-119). */
export function WillKeyDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const [made, setMade] = useState<Made | null>(null);
  const [busy, setBusy] = useState<"make" | "revoke" | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [send, setSend] = useState(false);
  const name = memberName(member);
  const params = { id: member.id };
  // An older key still works: a new one replaces it, knowingly.
  const [exists, setExists] = useState(() => stillWorks(member.will_key_expires_at));

  const run = async (what: "make" | "revoke", action: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setError(null);
    try {
      await action();
    } catch (failure) {
      if (hasCode(failure, "KEY_EXISTS")) setExists(true);
      // Whoever would rather not prove who they are goes back to where they were.
      else if (!(failure instanceof ApiError && failure.code === "REAUTH_REQUIRED")) setError(failure);
    }
    setBusy(null);
  };
  const make = () =>
    run("make", async () => {
      const body = { send, regenerate: exists };
      setMade((await call("POST /api/members/:id/will-key/generate", { params, body })).data);
    });
  const revoke = () =>
    run("revoke", async () => {
      await call("POST /api/members/:id/will-key/revoke", { params });
      toast({ title: t("makeKey.revoked"), text: t("makeKey.revokedText", { name }) });
      onClose();
    });

  if (made) return <MadeKey made={made} name={name} sentTo={send ? member.email : null} onClose={onClose} />;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      icon={<IconTile icon={KeyRound} tone="brass" />}
      title={t("makeKey.title", { name })}
      description={t("makeKey.text", { name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("makeKey.cancel")}
          </Button>
          {exists && (
            <Button
              variant="danger-outline"
              busy={busy === "revoke"}
              busyLabel={t("makeKey.busy")}
              onClick={() => void revoke()}
            >
              {t("makeKey.revoke")}
            </Button>
          )}
          <Button busy={busy === "make"} busyLabel={t("makeKey.busy")} onClick={() => void make()}>
            {t(exists ? "makeKey.again" : "makeKey.make")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 empty:hidden">
        {exists && (
          <Alert tone="warning" live="polite" title={t("makeKey.existsTitle", { name })}>
            {t("makeKey.exists")}
          </Alert>
        )}
        {member.email && (
          <Checkbox
            checked={send}
            onCheckedChange={setSend}
            label={t("makeKey.send")}
            description={
              <Trans
                t={t}
                i18nKey="makeKey.sendHint"
                values={{ email: member.email }}
                components={{ email: <bdi className="break-words" /> }}
              />
            }
          />
        )}
        <Failure error={error} text={errorText} />
      </div>
    </Dialog>
  );
}

function stillWorks(until: string | null): boolean {
  return until !== null && Date.parse(until) > Date.now();
}

function MadeKey({
  made,
  name,
  sentTo,
  onClose,
}: {
  made: Made;
  name: string;
  sentTo: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/invitations");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.key);
      toast({ title: t("makeKey.copied") });
    } catch {
      toastError(t("makeKey.notCopied"));
    }
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      icon={<IconTile icon={KeyRound} tone="brass" />}
      title={t("makeKey.madeTitle", { name })}
      description={t("makeKey.madeText", { name })}
      footer={<Button onClick={onClose}>{t("makeKey.done")}</Button>}
    >
      <div className="grid gap-4">
        <p className="rounded-md border border-brass-line bg-brass-tint px-4 py-4 text-center">
          <bdi dir="ltr" translate="no" className="code text-h3 font-semibold break-words select-all">
            {made.key}
          </bdi>
        </p>
        <p className="text-ink-2">
          <Trans
            t={t}
            i18nKey="makeKey.until"
            components={{ date: <DateText value={made.expiresAt} className="font-semibold text-ink" /> }}
          />
        </p>
        {sentTo && (
          <p className="text-ink-2">
            <Trans
              t={t}
              i18nKey="makeKey.sent"
              values={{ email: sentTo }}
              components={{ email: <bdi className="break-words" /> }}
            />
          </p>
        )}
        <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
          {t("makeKey.copy")}
        </Button>
      </div>
    </Dialog>
  );
}
