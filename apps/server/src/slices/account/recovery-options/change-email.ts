import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { noSoonerThan } from "../even-timing.ts";
import { sendRecoveryLetter } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
}

/** Longer than either way takes, so that the time tells nothing about the address. */
const milliseconds = 150;

/**
 * Mails a link to the new address; nothing changes before it is confirmed. An address that has an account gets a letter
 * that says so and no link; whoever asked sees no difference (SEC-017). Refuses with EMAIL_SAME_AS_ACCOUNT.
 */
export function changeEmail(deps: Deps, caller: Caller, newEmail: string): Promise<void> {
  return noSoonerThan(milliseconds, () =>
    inTransaction(deps.auth, caller, async (tx, { userId }) => {
      await countTry(deps, "changeEmail", userId);
      const [user] = await tx.query(queries.lockUser, [userId]);
      if (user!.email === newEmail) refuse("EMAIL_SAME_AS_ACCOUNT");
      await tx.query(queries.setPending, ["email", userId, newEmail]);
      await audit.append(tx, { estate: userId, type: "account.email_change_asked", actor: userId });
      const [owner] = await tx.query(queries.findUser, [newEmail]);
      if (owner) {
        // However often somebody tries, the address is not flooded.
        const once = { singletonKey: `email-clash ${owner.id}`, singletonSeconds: 60 * 60 };
        await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "email-clash", userId: owner.id }, once);
      } else {
        await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "confirm-new-email", userId });
      }
      await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    }),
  );
}

/** Takes a change back that nobody confirmed; its link is worth nothing from then on. */
export function cancelEmailChange(deps: { auth: Pool }, caller: Caller): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    await tx.query(queries.dropPending, ["email", userId]);
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
