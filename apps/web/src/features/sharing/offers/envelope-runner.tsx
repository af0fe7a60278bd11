import { KeysError } from "@heirlock/keyring/problems";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { membersKey } from "../../members/offers/list-members.ts";
import { rotateEntries } from "../../vault/offers/rotate-entries.ts";
import { type EnvelopeQueue, envelopeQueue } from "../keys/member-keys.ts";
import { setQueueState, useQueueAttempts } from "../keys/queue-state.ts";
import { type RefusedMember, workQueue } from "../keys/work-queue.ts";

/** Held while one tab works: the others wait, and then find the queue empty. */
const lockName = "heirlock-envelopes";

/**
 * Works off the queue of envelopes whenever the vault is open in this browser, on whichever page the holder is (KEY-047).
 * Draws nothing; joins the key worker only where there is work, and starts none (KEY-028).
 */
export function EnvelopeRunner() {
  const { data: queue } = useQuery(envelopeQueue);
  const work = queue ? fingerprint(queue) : null;
  useEffect(() => {
    if (work === "") setQueueState({ refused: [], failure: null, unproved: 0 });
  }, [work]);
  return work && <Run work={work} />;
}

function Run({ work }: { work: string }) {
  const client = useQueryClient();
  const unlocked = useVaultUnlocked({ starts: false });
  const attempts = useQueueAttempts();
  const tell = useTold();
  const isWaiting = useRef(false);
  const attempted = useRef(attempts);
  const open = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!unlocked) return;
    open.current = new AbortController();
    return () => open.current?.abort();
  }, [unlocked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other work or a new attempt begins a run, and nothing else does
  useEffect(() => {
    const signal = open.current?.signal;
    if (!unlocked || !signal || isWaiting.current) return;
    const run = async () => {
      isWaiting.current = false;
      const asksForProof = attempted.current !== attempts;
      attempted.current = attempts;
      let failure: unknown = null;
      try {
        const refused = await workQueue({
          signal,
          rotate: rotateEntries,
          asksForProof,
          onProgress: (running) => setQueueState({ running }),
          onRotated: ({ left, needsProof }) => setQueueState({ unproved: needsProof ? left : 0 }),
          onFailure: (error) => {
            failure = error;
          },
        });
        setQueueState({ refused, failure });
        tell(refused);
      } catch (error) {
        const isLocked = error instanceof KeysError && error.code === "keys.not_available";
        if (!signal.aborted && !isLocked) setQueueState({ failure: error });
      } finally {
        setQueueState({ running: null });
        void client.invalidateQueries({ queryKey: membersKey });
      }
    };
    isWaiting.current = true;
    // Locked while it waited: there is nothing to do then.
    navigator.locks.request(lockName, { signal }, run).catch(() => {
      isWaiting.current = false;
    });
  }, [unlocked, work, attempts]);
  return null;
}

/** Says once, wherever the holder is, whose keys were refused. */
function useTold(): (refused: readonly RefusedMember[]) => void {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const told = useRef(new Set<string>());
  return (refused) => {
    const news = refused.filter(({ id }) => !told.current.has(id));
    told.current = new Set(refused.map(({ id }) => id));
    if (news.length === 0) return;
    toastError(t("refused.toast", { names: format.list(news.map(({ firstName }) => firstName)) }));
  };
}

/**
 * Another one for other work, empty where there is none: what was refused or failed is not tried again and again as it
 * stands.
 */
function fingerprint({ tasks, rotations }: EnvelopeQueue): string {
  if (tasks.length === 0 && rotations.length === 0) return "";
  return JSON.stringify([
    tasks.map(({ member_id, version, identities, card }) => [
      member_id,
      version,
      card?.id,
      identities.map(({ verifying_key, recipient, state, signature }) => [verifying_key, recipient, state, signature]),
    ]),
    rotations.map(({ entry_id, generation }) => [entry_id, generation]),
  ]);
}
