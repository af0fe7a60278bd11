/**
 * Every string that separates one use of a key from another, in one place, so that two uses can
 * never share one by accident. They are part of the formats (docs/formats.md): never change one,
 * add a new one with a higher number.
 */

/** The `info` of HKDF-SHA256 (RFC 5869). The salt of the extract step is always empty. */
export const hkdfInfo = {
  /** master -> what the server knows as "the password" */
  authKey: "heirlock/1 auth-key",
  /** master -> the key-encryption key, which never leaves the key worker */
  keyEncryptionKey: "heirlock/1 key-encryption-key",
  /** kek -> cipher key and key check of the bundle wrapped for the password */
  wrapByPassword: "heirlock/1 bundle-wrap password",
  /** recovery key -> cipher key and key check of the bundle wrapped for the Recovery Kit */
  wrapByKit: "heirlock/1 bundle-wrap kit",
  /** PRF output of a passkey -> cipher key and key check of the bundle wrapped for that passkey */
  wrapByPasskey: "heirlock/1 bundle-wrap passkey",
  /** vault root key of the newer bundle -> cipher key and key check of an older bundle wrapped for it */
  wrapByRoot: "heirlock/1 bundle-wrap root",
  /** recovery key -> the number printed on the kit */
  kitNumber: "heirlock/1 kit-number",
  /** vault root key -> what wraps the keys of the holder's entries */
  entryKeyByRoot: "heirlock/1 entry-key root",
  /** link key of a member and lane -> what wraps the keys of the entries granted there */
  entryKeyByLink: "heirlock/1 entry-key link",
  /** content key of an entry -> passphrase of its file, one for each file */
  filePassphrase: "heirlock/1 file-passphrase",
  /** content key of an entry -> what wraps the key of a file that was sealed under earlier keys of the entry */
  fileKeyByContent: "heirlock/1 file-key content",
  /** release key -> what lies around the envelopes that open after a release */
  envelopeByRelease: "heirlock/1 envelope release",
  /** secret of a key card -> its age identity */
  cardIdentity: "heirlock/1 card identity",
  /** secret of a key card -> its signing key */
  cardSigning: "heirlock/1 card signing",
  /** secret of a key card -> what vouches for the holder who made the card */
  cardHolder: "heirlock/1 card holder",
  /** vault root key -> what wraps the holder's own copies: secrets of cards, link keys, release keys */
  sharingByRoot: "heirlock/1 sharing root",
} as const;

/** What a signature of an account key, a card or the keeper is about. A signature for one never passes for another. */
export const signatureContexts = [
  "password-change",
  "password-reset",
  "entry-revision",
  "envelope",
  /** The holder's, on the keys of a member's account that were compared. */
  "member-identity",
  /** The member's, on the keys of the holder that were compared. */
  "holder-identity",
  /** The holder's, on the keys of a card. */
  "card-identity",
  /** A card's, on the keys of the account of whoever joined by it. */
  "card-join",
  /** A card's, on nothing but itself: whoever has it in hand asks whose it is. */
  "card-open",
  /** The holder's, on the root of the whole plan. */
  "plan-head",
  /** The keeper's, on the audit chains that changed within an hour; made and read in packages/db. */
  "audit-checkpoint",
  /** The keeper's, on the newest head that it knows, for a nonce. */
  "newest-head",
  /** The keeper's, on the key that takes its place. */
  "keeper-key",
] as const;
export type SignatureContext = (typeof signatureContexts)[number];

/** Stands before every signed message: `<prefix><context>`, a zero byte, then the message. */
export const signaturePrefix = "heirlock/1 signature ";
