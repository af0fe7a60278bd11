/** Everything by which signatures are checked, and nothing that opens anything: what the server may import. */
export { signatureHeader, signedBytes, verifySignature } from "./signature.ts";
export {
  hashOfSealed,
  isSignedBy,
  revisionMessage,
  type SealedRevision,
  type SignedRevision,
} from "./vault/revision.ts";
