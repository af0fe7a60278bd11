/** An identifier of one of our things. Versions 1 to 5 are accepted, only version 4 is issued (D68). */
export type Uuid = string & { readonly __brand: "Uuid" };

/** Says at compile time what an id is of. On the wire and in the database all of them are plain UUIDs. */
type Id<Of extends string> = Uuid & { readonly __of: { readonly [Kind in Of]: true } };

/** A person with an account. */
export type AccountId = Id<"account">;
/** A person as the owner of an estate, by which everything in it is found. Never the id of somebody else's membership. */
export type HolderId = AccountId & Id<"holder">;
/** A person's place in one holder's estate, also called a relationship or membership; not the person. */
export type MemberId = Id<"member">;
export type RoleId = Id<"role">;
export type RequestId = Id<"request">;
export type InvitationId = Id<"invitation">;
export type WillKeyId = Id<"will key">;
export type CardId = Id<"card">;
export type AssetId = Id<"asset">;
export type EntryId = Id<"entry">;
export type FileId = Id<"file">;
export type WillId = Id<"will">;
/** Of a comment on a version of a will. */
export type CommentId = Id<"will comment">;
export type SessionId = Id<"session">;
/** A browser that an account knows, and one that is spared the second factor. */
export type DeviceId = Id<"device">;
export type TrustedDeviceId = Id<"trusted device">;
export type PasskeyId = Id<"passkey">;
export type ChallengeId = Id<"challenge">;
export type NewsId = Id<"news">;
export type NoticeId = Id<"notice">;
export type ResetId = Id<"reset">;
export type ExportId = Id<"export">;

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** For what comes from outside, such as an address: it is well-formed; whose it is, and of what, the database says. */
export function isUuid<I extends Uuid = Uuid>(value: unknown): value is I {
  return typeof value === "string" && uuidPattern.test(value);
}

/** Throws "Invalid UUID format" when the value is none. */
export function toUuid(value: unknown): Uuid {
  if (!isUuid(value)) throw new TypeError("Invalid UUID format");
  return value;
}

/** Null when the value is no identifier. */
export function toUuidOrNull(value: unknown): Uuid | null {
  return isUuid(value) ? value : null;
}

/** Keeps the valid identifiers, in their order. */
export function onlyUuids<I extends Uuid = Uuid>(values: readonly unknown[]): I[] {
  return values.filter((value) => isUuid<I>(value));
}
