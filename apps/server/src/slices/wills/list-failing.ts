import type { Answer } from "@heirlock/contract/route";
import type { willRoutes } from "@heirlock/contract/wills";
import type { WillContent } from "@heirlock/domain/wills/content";
import { type FailingPart, failingParts } from "@heirlock/domain/wills/failing-parts";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { listInForce, listMemberFates } from "./wills.queries.ts";

type Failing = Answer<typeof willRoutes.failing>["data"]["wills"];
type Part = Failing[number]["parts"][number];

/** Only wills in which something fails (DOC-016). */
export async function listFailing({ app }: { app: Pool }, caller: Caller): Promise<Failing> {
  const [versions, people] = await Promise.all([
    readAs(app, caller, listInForce),
    readAs(app, caller, listMemberFates),
  ]);
  const members = new Map(found(people, "id").map(({ id, status, is_alive: isAlive }) => [id, { status, isAlive }]));
  return found(versions, "will_id")
    .map(({ will_id: id, title, number, content, assets }) => ({
      id,
      title,
      number,
      parts: inWords(
        content as WillContent,
        failingParts(content as WillContent, { assets: new Set(assets), members }),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}

/** With what the will calls its gifts and people: whoever reads it needs nothing else. */
function inWords({ people, gifts }: WillContent, parts: readonly FailingPart[]): Part[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return parts.map((part): Part => {
    const gift = part.what === "gift" ? gifts.find(({ id }) => id === part.gift) : undefined;
    const name = names.get(gift?.to ?? ("person" in part ? part.person : ""));
    const falls = names.get(("falls" in part && part.falls) || "");
    return {
      ...part,
      ...(gift && { given: gift.what }),
      ...(name !== undefined && { name }),
      ...(falls !== undefined && { falls_name: falls }),
    };
  });
}
