import type { Config } from "../../../kernel/config.ts";

export interface RelyingParty {
  /** The host name, to which a passkey is bound. */
  id: string;
  origin: string;
}

/** Whom passkeys are for: the address where people reach us, and no other. */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The user handle of a person's passkeys: the 16 bytes of their id, base64url. It says nothing about who they are. */
export function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
}
