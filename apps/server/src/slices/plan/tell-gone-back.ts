import type { Pool } from "pg";
import { forEachDue } from "../../kernel/due.ts";
import { query } from "../../kernel/query.ts";
import { renderLetter } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { goneBackLetter } from "./letters/gone-back-letter.ts";
import { plansToTell, planTold } from "./plan.queries.ts";

/** One letter for each restore. Whoever dies between mail and note sends the same mail again, under the same id. */
export async function tellGoneBack(deps: { worker: Pool; mailer: Mailer; publicUrl: string }): Promise<void> {
  const { worker, mailer, publicUrl } = deps;
  await forEachDue(
    "letters about a restored plan",
    (cursor) => query(worker, plansToTell, [...cursor]),
    async ({ id, due_at, email, first_name: firstName, language }) => {
      const letter = goneBackLetter({ language, firstName, url: `${publicUrl}/dashboard/will-holder/plan-changes` });
      if (email)
        await mailer.send({ ...(await renderLetter(letter)), to: email, id: `plan-gone-back.${id}.${due_at}` });
      await query(worker, planTold, [id, due_at]);
    },
  );
}
