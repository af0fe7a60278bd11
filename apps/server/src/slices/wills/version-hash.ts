import { createHash } from "node:crypto";
import type { WholeVersion } from "@heirlock/contract/wills";
import { canonicalVersion } from "@heirlock/domain/wills/canonical-version";

/** docs/formats.md §15. A draft may have no law yet. */
export function hashOf({ number, title, law, content }: WholeVersion, salt: string): string {
  return sha256(canonicalVersion({ number, title, law: law ?? "", content, salt }));
}

export const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
