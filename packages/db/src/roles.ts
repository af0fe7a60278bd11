import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

/** The roles that log in. heirlock_owner and heirlock_audit own things and never log in. */
export const LOGIN_ROLES = ["heirlock_app", "heirlock_worker", "heirlock_auth", "heirlock_keeper"] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

/** Derived, so that one secret configures a deployment and no password is stored beside it. */
export function passwordOf(role: LoginRole, secret: string): string {
  return createHmac("sha256", secret).update(`database role ${role}`).digest("base64url");
}

/** The same database, reached as a role instead of the migrating user. */
export function urlFor(role: LoginRole, databaseUrl: string, secret: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = passwordOf(role, secret);
  return url.href;
}

/** RFC 5803 verifier: the server gets this instead of the password, which thus reaches no statement log. */
export function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const key = (label: string) => createHmac("sha256", salted).update(label).digest();
  const storedKey = createHash("sha256").update(key("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${key("Server Key").toString("base64")}`;
}
