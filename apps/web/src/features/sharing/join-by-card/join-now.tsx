import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { join, keysState } from "../../../platform/keys/keys-client.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { UnlockPanel } from "../../account/offers/unlock-panel.tsx";
import { useCardProblem } from "./card-problem.ts";
import { type CardView, type JoinedByCard, joinByCard } from "./join-by-card.ts";

/** The one press of somebody who is signed in; a locked vault is opened on the way. */
export function JoinNow({
  typed,
  view,
  atOnce,
  onJoined,
}: {
  typed: string;
  view: CardView;
  /** They have just pressed, and made an account for it. */
  atOnce: boolean;
  onJoined: (joined: JoinedByCard) => Promise<void>;
}) {
  const { t } = useTranslation("sharing/join-by-card");
  const problem = useCardProblem();
  const { profile } = useSession();
  const [busy, setBusy] = useState(atOnce);
  const [error, setError] = useState<unknown>(null);
  /** Goes on with the card that waits for the vault. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const go = async () => {
    setBusy(true);
    setError(null);
    try {
      await join();
      if (!keysState().unlocked) await new Promise<void>((resolve) => setGoOn(() => resolve));
      setGoOn(null);
      await onJoined(await joinByCard(typed));
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  const first = useRef(atOnce ? go : null);
  useEffect(() => {
    const begin = first.current;
    first.current = null;
    void begin?.();
  }, []);
  if (goOn)
    return (
      <Card as="section" aria-labelledby="card-unlock" className="grid gap-4">
        <CardHeader
          id="card-unlock"
          icon={<IconTile icon={Lock} />}
          title={t("unlock.title")}
          description={t("unlock.text")}
          className="mb-0!"
        />
        <UnlockPanel onUnlocked={goOn} />
      </Card>
    );
  return (
    <div className="grid gap-4">
      <Failure error={error} text={(failure) => problem(failure).text} />
      <Button size="lg" block busy={busy} busyLabel={t("joining")} onClick={() => void go()}>
        {t("found.submit", { name: view.invited.first_name })}
      </Button>
      {profile?.email && (
        <p className="text-center text-ink-2">
          <Trans
            t={t}
            i18nKey="found.as"
            values={{ email: profile.email }}
            components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
          />
        </p>
      )}
    </div>
  );
}
