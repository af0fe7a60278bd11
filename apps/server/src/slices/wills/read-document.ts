import type { WillId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { countPerson } from "../../kernel/count-person.ts";
import { refuse } from "../../kernel/errors.ts";
import type { CountDeps } from "../../kernel/rate-limit.ts";
import { readAs } from "../../kernel/read.ts";
import { plainText } from "./document/plain-text.ts";
import { type TypesetDeps, typesetVersion } from "./document/typeset-version.ts";
import { documentAt } from "./read-text.ts";
import { readVersion } from "./read-version.ts";
import { readDocument as statement } from "./wills.queries.ts";

type ReadDeps = CountDeps & TypesetDeps & { clock: Clock };
interface Place {
  id: WillId;
  number: number;
}
interface ReadFile {
  type: string;
  bytes: Buffer | string;
}

/** A version as a file of the kind asked for. Refuses with NOT_FOUND, and with MISSING_JURISDICTION. */
export async function readDocument(
  deps: ReadDeps,
  caller: Caller,
  at: Place & { as?: "pdf" | "docx" | "text" | undefined },
): Promise<ReadFile> {
  await countPerson(deps, caller, "willDocument");
  if (at.as === "text") {
    const { document } = await documentAt(deps, caller, at);
    return { type: "text/plain; charset=utf-8", bytes: plainText(document) };
  }
  if (at.as === "docx") {
    const { document } = await documentAt(deps, caller, at);
    // Loaded for the few who ask.
    const { wordFile } = await import("./document/word-file.ts");
    return {
      type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      bytes: await wordFile(document),
    };
  }
  return { type: "application/pdf", bytes: await readPdf(deps, caller, at) };
}

/** A published version in the bytes it was published with, a draft typeset now. */
async function readPdf(deps: ReadDeps, caller: Caller, at: Place): Promise<Buffer> {
  const [kept] = await readAs(deps.app, caller, statement, [at.id, at.number]);
  if (kept?.pdf) return kept.pdf;
  const version = await readVersion(deps, caller, at);
  if (version.law === null) refuse("MISSING_JURISDICTION");
  return await typesetVersion(deps, version, deps.clock.now());
}
