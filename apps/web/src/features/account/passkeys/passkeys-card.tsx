import { Fingerprint, Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import type { Asked } from "./passkey-dialogs.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { usePasskeys } from "./passkeys-request.ts";

/** Ten of them, as the server allows. */
const mostPasskeys = 10;

const PasskeyDialogs = lazy(async () => ({ default: (await import("./passkey-dialogs.tsx")).PasskeyDialogs }));

/** The passkeys of the person, on the security page. */
export function PasskeysCard() {
  const { t } = useTranslation("account/passkeys");
  const format = useFormat();
  const query = usePasskeys();
  const { data } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  // The browser decides: without WebAuthn there is nothing to add here, and what exists can still be removed.
  const supported = typeof PublicKeyCredential === "function";

  return (
    <Card as="section">
      <CardHeader
        title={t("card.title")}
        action={
          data &&
          data.length > 0 && (
            <Badge variant="secondary" icon={Fingerprint}>
              {t("card.count", { count: data.length, number: format.number(data.length) })}
            </Badge>
          )
        }
      />
      <p className="-mt-2 mb-4 text-ink-2">{t("card.text")}</p>
      <Loaded query={query} level={3} loading={t("card.loading")} failed={t("card.loadFailed")}>
        {(data) => (
          <>
            {data.length > 0 ? (
              <ul className="grid">
                {data.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onAsk={(what) => setAsked({ what, passkey, open: true })}
                  />
                ))}
              </ul>
            ) : (
              <p className="flex items-center gap-3.5 rounded-md bg-sunken px-4 py-3.5 text-ink-2">
                <IconTile icon={Fingerprint} tone="surface" />
                <span className="min-w-0">{t("card.empty")}</span>
              </p>
            )}
            {!supported ? (
              <p className="mt-4 text-ink-2">{t("card.unsupported")}</p>
            ) : data.length >= mostPasskeys ? (
              <p className="mt-4 text-ink-2">{t("problem.full")}</p>
            ) : (
              <Button
                className="mt-4"
                variant="secondary"
                block
                icon={Plus}
                onClick={() => setAsked({ what: "add", open: true })}
              >
                {t("card.add")}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {asked && (
        <Suspense fallback={null}>
          <PasskeyDialogs asked={asked} onClose={() => setAsked({ ...asked, open: false })} />
        </Suspense>
      )}
    </Card>
  );
}
