import { z } from "zod";
import { bytesField } from "../fields.ts";

/** The fields in which keys travel: public, wrapped or derived; never a secret in the clear. */

/** The parameters of the client's key derivation. The client refuses anything weaker (KEY-002). */
export const kdfSchema = z.strictObject({
  algorithm: z.literal("argon2id"),
  memoryKiB: z.int(),
  passes: z.int(),
  parallelism: z.int(),
});
export type Kdf = z.infer<typeof kdfSchema>;
export const standardKdf = { algorithm: "argon2id", memoryKiB: 64 * 1024, passes: 3, parallelism: 1 } as const;
/**
 * What a new account may bring: nothing weaker, and nothing else either, because the pre-login call answers
 * an unknown e-mail with the standard and any other parameters would give a known one away (KEY-004).
 */
export const newKdf = z.strictObject({
  algorithm: z.literal(standardKdf.algorithm),
  memoryKiB: z.literal(standardKdf.memoryKiB),
  passes: z.literal(standardKdf.passes),
  parallelism: z.literal(standardKdf.parallelism),
});

/** What the server knows as "the password": the client-derived authentication key. */
export const authKey = bytesField(32);
/** The same where a person typed the password just now: left out, or cut, it is told with this text. */
export const typedAuthKey = (text: string) => z.string(text).regex(/^[A-Za-z0-9_-]{43}$/, text);
export const salt = bytesField(16);
/** Exact lengths, as docs/formats.md gives them: a bundle in the wrong field is refused at the door. */
export const recipient = z.string().regex(/^age1pq1[a-z0-9]{1952}$/);
export const verifyingKey = bytesField(32);
export const bundleByPassword = z.string().regex(/^hlb1\.password\.[A-Za-z0-9_-]{226}$/);
export const bundleByKit = z.string().regex(/^hlb1\.kit\.[A-Za-z0-9_-]{226}$/);
export const kitNumber = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
/** The bundle wrapped by the PRF output of a passkey, and an older bundle wrapped by the newer one's vault root key. */
export const bundleByPasskey = z.string().regex(/^hlb1\.passkey\.[A-Za-z0-9_-]{226}$/);
export const bundleByRoot = z.string().regex(/^hlb1\.root\.[A-Za-z0-9_-]{226}$/);
/** Ed25519 by the account key, see docs/formats.md. */
export const signature = z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/);
