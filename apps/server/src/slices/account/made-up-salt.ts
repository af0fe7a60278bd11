import { createHmac } from "node:crypto";

/**
 * The salt that the pre-login call shows for an e-mail without an account: always the same, on every process
 * and after every restart, and not to be told from a real one (KEY-004).
 */
export function madeUpSalt(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`made-up salt ${email}`).digest().subarray(0, 16).toString("base64url");
}
