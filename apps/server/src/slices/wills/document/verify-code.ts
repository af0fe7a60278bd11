import type { WholeVersion } from "@heirlock/contract/wills";
import { verifyAddress } from "@heirlock/domain/wills/verify-code";
import { encode } from "uqr";

/** The code of a published version as an SVG, which the page draws as it is; null for a draft (DOC-007, DOC-014). */
export function verifyCodeOf(
  { status, number, content_hash }: Pick<WholeVersion, "status" | "number" | "content_hash">,
  publicUrl: string,
): string | null {
  if (status === "draft" || content_hash === null) return null;
  const { data, size } = encode(verifyAddress(publicUrl, { version: number, hash: content_hash }), {
    ecc: "M",
    border: 0,
  });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${dark.join("")}"/></svg>`;
}
