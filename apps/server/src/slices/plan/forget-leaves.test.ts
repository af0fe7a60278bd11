import { randomUUID } from "node:crypto";
import type { PlanStep } from "@heirlock/contract/plan/step";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { withKeys } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";
import { forgetLeaves } from "./forget-leaves.ts";
import * as jobs from "./plan.jobs.ts";

const people = membersServer();

test("[SEC-046] replaced leaves are kept for 90 days and forgotten every day after; heads and leaves in force stay", async () => {
  const nadia = await given(people.db).holder();
  const holder = await withKeys(people.db, nadia);
  const browser = await people.browserOf(nadia);
  const estate = nadia.id;
  let before: PlanBefore | null = null;
  for (let n = 0; n < 4; n++) {
    const entry: Unsalted = {
      kind: "plan-entry",
      estate,
      entry: randomUUID(),
      revision: 1,
      generation: 1,
      deletedOn: null,
    };
    const step = makeStep(holder.bundle, estate, before, [entry], Date.now())! as PlanStep;
    expect((await browser("POST", "/api/plan", step)).status).toBe(200);
    const head = readHead(holder.keys.verifying_key, estate, step.head);
    const salt: Uint8Array = before?.salt ?? fromBase64url(step.salt!, saltLength);
    before = { salt, head, text: step.head.text, leaves: step.leaves };
  }
  const ended = (days: number, at: number) =>
    people.db.owner.query(
      `update app.plan_leaves set ended_at = now() - make_interval(days => $2, secs => 60)
        where holder_id = $1 and since = (select since from app.plan_leaves where holder_id = $1 order by since offset $3 limit 1)`,
      [estate, days, at],
    );
  await ended(90, 0);
  await ended(89, 1);
  await forgetLeaves(people.server.pools.worker);
  const count = async (table: string) =>
    (await people.db.owner.query(`select count(*)::int as n from app.${table} where holder_id = $1`, [estate])).rows[0]
      .n;
  expect([await count("plan_leaves"), await count("plan_heads")]).toEqual([3, 4]);
  expect(jobs.forgetLeaves.cron).toBe("47 3 * * *");
});
