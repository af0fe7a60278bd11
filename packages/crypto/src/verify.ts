/** Everything by which signatures are checked, and nothing that opens anything: what the server may import. */
export {
  type CardPlace,
  cardIdentityMessage,
  cardJoinMessage,
  type EnvelopePlace,
  envelopeMessage,
  holderIdentityMessage,
  type Lane,
  lanes,
  type MemberPlace,
  memberIdentityMessage,
  type SharedKeys,
} from "./sharing/signed-messages.ts";
export { signatureHeader, signedBytes, verifySignature } from "./signature.ts";
export {
  hashOfSealed,
  isSignedBy,
  revisionMessage,
  type SealedRevision,
  type SignedRevision,
} from "./vault/revision.ts";
