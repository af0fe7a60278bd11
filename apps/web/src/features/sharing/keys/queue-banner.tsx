import type { Member } from "@heirlock/contract/members/members";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LockOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useVaultOpen } from "../../../platform/keys/vault-news.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { keyOverview } from "./member-keys.ts";
import { tryQueueAgain, useQueueState } from "./queue-state.ts";
import { RefusedText } from "./refused-notice.tsx";
import type { RefusedMember } from "./work-queue.ts";

/** So many are named; the rest is counted. */
const named = 4;

export interface QueueBannerProps {
  members: readonly Member[];
  part: "all" | "refused" | "waiting";
  /** Asks for the password; nothing here starts the key worker by itself (KEY-028). */
  onOpenVault: () => void;
}

/** Who waits for the holder's open vault, by name, and whose keys were refused (KEY-047, KEY-052). */
export function QueueBanner({ members, part, onOpenVault }: QueueBannerProps) {
  const { refused } = useQueueState();
  const waiting = members.filter(({ id, keys }) => keys.queued_at !== null && !refused.some((one) => one.id === id));
  return (
    <>
      {part !== "waiting" && refused.map((member) => <RefusedNotice key={member.id} member={member} />)}
      {part !== "refused" && waiting.length > 0 && (
        <WaitingNotice waiting={waiting} isBrief={part === "waiting"} onOpenVault={onOpenVault} />
      )}
      {part !== "refused" && <RotationNotice onOpenVault={onOpenVault} />}
    </>
  );
}

interface WaitingNoticeProps {
  waiting: readonly Member[];
  /** Without the names, which stand above it. */
  isBrief: boolean;
  onOpenVault: () => void;
}

function WaitingNotice({ waiting, isBrief, onOpenVault }: WaitingNoticeProps) {
  const { t } = useTranslation("sharing/keys");
  const errorText = useMemberErrorText();
  const format = useFormat();
  const isOpen = useVaultOpen();
  const { running, failure } = useQueueState();
  if (running)
    return (
      <Alert tone="brass" live="polite" title={t("queue.running", { name: running.name })}>
        <Progress
          hideLabel
          tone="brass"
          label={t("queue.running", { name: running.name })}
          value={running.done}
          max={running.total}
          className="mt-2 max-w-100"
        />
      </Alert>
    );
  if (failure)
    return (
      <Alert
        tone="warning"
        live="polite"
        title={t("queue.failedTitle")}
        action={
          <Button variant="secondary" size="sm" onClick={tryQueueAgain}>
            {t("tryAgain")}
          </Button>
        }
      >
        {`${errorText(failure)} ${t("queue.failedText")}`}
      </Alert>
    );
  const names = waiting.slice(0, named).map(({ first_name }) => first_name);
  const others = waiting.length - names.length;
  return (
    <Alert
      tone="brass"
      title={t("queue.title", { count: waiting.length })}
      action={
        !isOpen && (
          <Button variant="secondary" size="sm" icon={LockOpen} onClick={onOpenVault}>
            {t("queue.open")}
          </Button>
        )
      }
    >
      {!isBrief &&
        t(isOpen ? "queue.soon" : "queue.text", {
          names: format.list(others > 0 ? [...names, t("queue.others", { count: others })] : names),
        })}
    </Alert>
  );
}

/**
 * Entries that wait for new keys (KEY-049): for the open vault, and then, since they are made of what was sealed, for a
 * proof of who is there (D10).
 */
function RotationNotice({ onOpenVault }: { onOpenVault: () => void }) {
  const { t } = useTranslation("sharing/keys");
  const isOpen = useVaultOpen();
  const { running, unproved } = useQueueState();
  const { data } = useQuery(keyOverview);
  const count = isOpen ? unproved : (data?.rotations ?? 0);
  if (count === 0 || running) return null;
  return (
    <Alert
      tone="brass"
      title={t("rotation.title", { count })}
      action={
        isOpen ? (
          <Button variant="secondary" size="sm" onClick={tryQueueAgain}>
            {t("rotation.confirm")}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" icon={LockOpen} onClick={onOpenVault}>
            {t("queue.open")}
          </Button>
        )
      }
    >
      {t(isOpen ? "rotation.text" : "rotation.locked")}
    </Alert>
  );
}

/** With the way to the page on which it is set right. */
function RefusedNotice({ member }: { member: RefusedMember }) {
  const { t } = useTranslation("sharing/keys");
  const [first] = member.refused;
  if (!first) return null;
  const params = { id: member.id };
  const ofCard = first.of === "card";
  const page = ofCard ? (
    <Link to="/dashboard/will-holder/members/$id/card" params={params} />
  ) : (
    <Link to="/dashboard/will-holder/members/$id/compare" params={params} />
  );
  return (
    <RefusedText
      name={member.firstName}
      refused={first}
      action={
        <Button variant="secondary" size="sm" render={page}>
          {t(ofCard ? "refused.toCard" : "refused.toCompare", { name: member.firstName })}
        </Button>
      }
    />
  );
}
