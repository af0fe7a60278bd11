import { Fingerprint } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import type { Passkey } from "./passkeys-request.ts";

/** One passkey: its name, what it does, when it was used, and what can be done with it, in words. */
export function PasskeyRow({
  passkey,
  onAsk,
}: {
  passkey: Passkey;
  onAsk: (what: "rename" | "remove" | "open" | "take") => void;
}) {
  const { t } = useTranslation("account/passkeys");
  const format = useFormat();
  const { name, opensVault, lastUsedAt, createdAt } = passkey;
  const when = lastUsedAt
    ? t("row.used", { when: format.relative(lastUsedAt) })
    : t("row.added", { date: format.date(createdAt, "short") });
  const named = (action: string) => t("row.actionFor", { action, name });
  return (
    <li className="border-line py-4 not-first:border-t first:pt-1">
      <div className="flex items-center gap-3.5">
        <IconTile icon={Fingerprint} tone={opensVault ? "primary" : "neutral"} />
        <div className="min-w-0 flex-1 leading-[1.4]">
          <p className="font-semibold break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-ink-2">{t(opensVault ? "row.both" : "row.signInOnly")}</p>
          <p className="text-meta text-ink-2">
            {when}
            {passkey.backedUp && <> · {t("row.backedUp")}</>}
          </p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-x-1 gap-y-2 sm:ps-14">
        {opensVault ? (
          <Button variant="ghost" size="sm" onClick={() => onAsk("take")} aria-label={named(t("row.take"))}>
            {t("row.take")}
          </Button>
        ) : (
          <Button variant="tint" size="sm" onClick={() => onAsk("open")} aria-label={named(t("row.open"))}>
            {t("row.open")}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onAsk("rename")} aria-label={named(t("row.rename"))}>
          {t("row.rename")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onAsk("remove")} aria-label={named(t("row.remove"))}>
          {t("row.remove")}
        </Button>
      </div>
    </li>
  );
}
