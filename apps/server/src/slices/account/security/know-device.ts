import { hash, randomBytes } from "node:crypto";
import type { AccountId, DeviceId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { query } from "../../../kernel/query.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import type { Visit } from "../visit.ts";
import { findDevice, listDevices, noteDevice } from "./security.queries.ts";

/**
 * By this a browser is recognised, so that a new one is told about, and so that guesses from other browsers are not held
 * against it; after an objection a held password works in those that the account knew before. It spares no proof.
 */
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

/** With the account in it, so that the table does not tell who shares a computer. */
const deviceHash = (userId: AccountId, token: string) => hash("sha256", `${userId}.${token}`, "base64url");

/** The browser, if it has signed in to the account with this e-mail before. */
export async function findKnownDevice(
  { auth }: { auth: Pool },
  email: string,
  { cookies }: Pick<Visit, "cookies">,
): Promise<DeviceId | null> {
  const token = tokenPattern.exec(cookies)?.[1];
  if (token === undefined) return null;
  const devices = await query(auth, listDevices, [email]);
  const device = devices.find((one) => one.token_hash === deviceHash(one.user_id, token));
  return device?.id ?? null;
}

/** Since when the account knows this browser, or null. */
export async function knownSince(tx: Tx, userId: AccountId, { cookies }: Pick<Visit, "cookies">): Promise<Date | null> {
  const token = tokenPattern.exec(cookies)?.[1];
  if (!token) return null;
  const [row] = await tx.query(findDevice, [userId, deviceHash(userId, token)]);
  return row?.first_seen_at ?? null;
}

/** Recognises the browser of a sign-in, or gives it the cookie by which it will be. */
export async function knowDevice(tx: Tx, userId: AccountId, { cookies }: Pick<Visit, "cookies">): Promise<KnownDevice> {
  const token = tokenPattern.exec(cookies)?.[1] ?? randomBytes(32).toString("base64url");
  const [row] = await tx.query(noteDevice, [userId, deviceHash(userId, token)]);
  const { id, is_new, is_first } = row!;
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Lax; HttpOnly`;
  return { id, isNew: is_new && !is_first, cookie: `${deviceCookie}=${token}; ${attributes}` };
}
