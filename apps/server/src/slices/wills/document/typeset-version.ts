import { readFileSync } from "node:fs";
import type { WholeVersion } from "@heirlock/contract/wills";
import type { Typesetter } from "../../../typesetter/typesetter.ts";
import { loadWords } from "./load-words.ts";
import { verifyCodeOf } from "./verify-code.ts";
import { documentOf } from "./will-document.ts";

const template = readFileSync(new URL("will.typ", import.meta.url), "utf8");

export interface TypesetDeps {
  typesetter: Typesetter;
  /** Where its code leads. */
  publicUrl: string;
}

/** The PDF of a version that follows a law, as of a day. */
export async function typesetVersion(
  { typesetter, publicUrl }: TypesetDeps,
  version: WholeVersion,
  now: Date,
  approvals: readonly { name: string; day: string }[] = [],
): Promise<Buffer> {
  const pdf = await typesetter.typeset(template, async () => {
    const document = await documentOf(version, now.toISOString().slice(0, 10), { approvals });
    const svg = verifyCodeOf(version, publicUrl);
    const { verifyAt } = await loadWords(version.content.language);
    const code = svg && { svg, text: verifyAt(new URL("/verify", publicUrl).href.replace(/^https?:\/\//, "")) };
    return { ...document, code };
  });
  return Buffer.from(pdf);
}
