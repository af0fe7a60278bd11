import { readFileSync } from "node:fs";
import type { WholeVersion } from "@heirlock/contract/wills";
import type { Typesetter } from "../../../typesetter/typesetter.ts";
import { documentOf } from "./will-document.ts";

const template = readFileSync(new URL("will.typ", import.meta.url), "utf8");

/** The PDF of a version that follows a law, as of a day. */
export async function typesetVersion(typesetter: Typesetter, version: WholeVersion, now: Date): Promise<Buffer> {
  const document = await documentOf(version, now.toISOString().slice(0, 10));
  return Buffer.from(await typesetter.typeset(template, document));
}
