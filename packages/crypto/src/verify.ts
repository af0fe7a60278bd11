/** Everything by which signatures are checked, and nothing that opens anything: what the server may import. */
export { type KeeperKey, type KeeperKeys, keeperKeyMessage, readKeeperKeys } from "./keeper/keeper-keys.ts";
export { type HeadQuestion, type NewestHead, newestHeadMessage, newestHeadText } from "./keeper/newest-head.ts";
export {
  headHash,
  keysFingerprint,
  type PlanHead,
  readHead,
  type SignedHead,
} from "./plan/head.ts";
export { type HeadWords, headWords } from "./plan/head-words.ts";
export { leafPlace, type PlanLeaf, planLevels, readLeaf } from "./plan/leaves.ts";
export { endedRoot, leafHashOf, planPaths, planRoot, type Sha256, type SlottedHash, slotsFor } from "./plan/tree.ts";
export {
  type CardPlace,
  cardIdentityMessage,
  cardJoinMessage,
  cardOpenMessage,
  type EnvelopePlace,
  envelopeMessage,
  holderIdentityMessage,
  type Lane,
  lanes,
  type MemberPlace,
  memberIdentityMessage,
  type SealedTo,
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
