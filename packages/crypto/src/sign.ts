import { ed25519 } from "@noble/curves/ed25519.js";
import type { AccountBundle } from "./bundle.ts";
import { toBase64url } from "./format.ts";
import type { SignatureContext } from "./labels.ts";
import { signatureHeader, signedBytes } from "./signature.ts";

/** Ed25519 by the account key over context and message: `hls1.<base64url>`. */
export function sign(
  bundle: Pick<AccountBundle, "signingSeed">,
  context: SignatureContext,
  message: Uint8Array,
): string {
  return signatureHeader + toBase64url(ed25519.sign(signedBytes(context, message), bundle.signingSeed));
}
