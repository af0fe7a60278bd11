import type { Request } from "@heirlock/contract/route";
import type { Execution, executionRoutes } from "@heirlock/contract/wills/execution";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../../kernel/actor.ts";
import { append } from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransactionFrom, type Tx } from "../../../kernel/transaction.ts";
import { enterEstate } from "../wills.queries.ts";
import { isKeptEntry, reloadExecution, saveDocument, saveSigning, saveTicks } from "./execution.queries.ts";
import { askedOf, factsOf, type PublishedRow, toExecution, versionsIn } from "./execution-answer.ts";

type Routes = typeof executionRoutes;
type Wanted<Name extends keyof Routes> = Request<Routes[Name]>["body"] & { id: WillId; language: Language };
type Deps = { app: Pool };

/** Refuses with STEP_MISSING to confirm while a required item is not ticked. */
export function tickChecklist(deps: Deps, caller: Caller, wanted: Wanted<"tickChecklist">): Promise<Execution> {
  return change(deps, caller, wanted, "in-force", async ({ tx, actor, row }) => {
    const asked = await askedOf(row, "en");
    const ids = new Set(asked.items.map(({ id }) => id));
    const ticked = [...new Set(wanted.ticked)].filter((id) => ids.has(id));
    const { requiredItems } = factsOf(row, asked);
    if (wanted.confirmed && !requiredItems.every((id) => ticked.includes(id))) refuse("STEP_MISSING");
    await tx.query(saveTicks, [actor.holderId, wanted.id, row.number, ticked, wanted.confirmed]);
    if (wanted.confirmed === (row.confirmed !== null)) return null;
    return wanted.confirmed ? "will.checklist_confirmed" : "will.checklist_reopened";
  });
}

/** Refuses with NOT_FOUND what the law does not ask for, and an entry that is not in the vault. */
export function linkDocument(deps: Deps, caller: Caller, wanted: Wanted<"linkDocument">): Promise<Execution> {
  const { document, entry_id: entry } = wanted;
  return change(deps, caller, wanted, "in-force", async ({ tx, actor, row }) => {
    const { documents } = await askedOf(row, "en");
    if (!documents.some(({ id }) => id === document)) refuse("NOT_FOUND");
    if (entry !== null && !(await tx.query(isKeptEntry, [actor.holderId, entry]))[0]!.is_kept) refuse("NOT_FOUND");
    await tx.query(saveDocument, [actor.holderId, wanted.id, row.number, document, entry]);
    return entry === null ? "will.document_unlinked" : "will.document_linked";
  });
}

/** Of any version that was published: who signed an older one and not the newer has the older one on paper (DOC-018). */
export function recordSigning(deps: Deps, caller: Caller, wanted: Wanted<"recordSigning">): Promise<Execution> {
  const { signed_on, signed_at_place, original_where, witnesses } = wanted;
  return change(deps, caller, wanted, "any", async ({ tx, actor, row }) => {
    const said = [signed_on, signed_at_place, original_where, JSON.stringify(witnesses)] as const;
    await tx.query(saveSigning, [actor.holderId, wanted.id, row.number, ...said]);
    return "will.signing_recorded";
  });
}

type ExecutionAudit = `will.${
  | "checklist_confirmed"
  | "checklist_reopened"
  | "document_linked"
  | "document_unlinked"
  | "signing_recorded"}`;

/** Under the lock of the estate. Refuses with UPDATE_ERROR when another version is in force than the person saw. */
function change(
  { app }: Deps,
  caller: Caller,
  { id, number, language }: { id: WillId; number: number; language: Language },
  which: "in-force" | "any",
  work: (at: { tx: Tx; actor: Actor; row: PublishedRow }) => Promise<ExecutionAudit | null>,
): Promise<Execution> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor) => {
    const { all, inForce } = versionsIn(await tx.query(reloadExecution, [actor.holderId, id]));
    const row = (which === "any" ? all : [inForce]).find((one) => one.number === number) ?? refuse("UPDATE_ERROR");
    const type = await work({ tx, actor, row });
    if (type !== null)
      await append(tx, { estate: actor.holderId, type, actor: actor.userId, data: { will: id, version: number } });
    return await toExecution(await tx.query(reloadExecution, [actor.holderId, id]), language);
  });
}
