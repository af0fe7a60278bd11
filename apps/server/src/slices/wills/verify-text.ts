import type { Answer, Request } from "@heirlock/contract/route";
import type { verifyRoutes } from "@heirlock/contract/wills/verify";
import type { Pool } from "pg";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { publishedText } from "./verify.queries.ts";

type Shown = Request<typeof verifyRoutes.verify>["body"];
type Told = Answer<typeof verifyRoutes.verify>["data"];

/** For whoever has a paper in hand. A wrong version of a known hash is as unknown as any other. */
export async function verifyText({ app }: { app: Pool }, { hash, version }: Shown): Promise<Told> {
  const [found] = await inSystemTransaction(app, (tx) => tx.query(publishedText, [hash, version]));
  if (!found) return { answer: "unknown", published_on: null };
  return { answer: found.is_superseded ? "later_exists" : "current", published_on: found.published_on };
}
