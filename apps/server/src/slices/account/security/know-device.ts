import { hash, randomBytes } from "node:crypto";
import type { AccountId, DeviceId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import type { Visit } from "../visit.ts";
import { noteDevice } from "./security.queries.ts";

/** By this a browser is recognised, so that a new one is told about. It opens nothing and spares nothing. */
export const deviceCookie = "__Host-hl_device";
const tokenPattern = /(?:^|;\s*)__Host-hl_device=([A-Za-z0-9_-]{43})(?:;|$)/;
/** 400 days, the longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

export interface KnownDevice {
  id: DeviceId;
  /** Never seen with this account, which somebody signed in to before. */
  isNew: boolean;
  /** The Set-Cookie value. */
  cookie: string;
}

/** Recognises the browser of a sign-in, or gives it the cookie by which it will be. */
export async function knowDevice(tx: Tx, userId: AccountId, { cookies }: Pick<Visit, "cookies">): Promise<KnownDevice> {
  const token = tokenPattern.exec(cookies)?.[1] ?? randomBytes(32).toString("base64url");
  // With the account in it, so that the table does not tell who shares a computer.
  const tokenHash = hash("sha256", `${userId}.${token}`, "base64url");
  const [row] = await tx.query(noteDevice, [userId, tokenHash]);
  const { id, is_new, is_first } = row!;
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Lax; HttpOnly`;
  return { id, isNew: is_new && !is_first, cookie: `${deviceCookie}=${token}; ${attributes}` };
}
