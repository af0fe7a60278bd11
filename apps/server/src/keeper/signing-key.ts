import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import {
  type KeeperKeys,
  keeperKeyMessage,
  readKeeperKeys,
  signatureHeader,
  signedBytes,
} from "@heirlock/crypto/verify";
import { ConfigError } from "../kernel/config.ts";
import type { OwnFiles } from "./own-files.ts";
import type { KeeperConfig } from "./settings.ts";
import type { Wrapped } from "./token.ts";

/** The keeper's signature; its key is open in memory only. */
export interface Signer {
  /** Base64url of the verifying key. */
  key: string;
  /** Every key of the keeper so far. What an older one signed stays signed. */
  keys: readonly string[];
  sign(context: Parameters<typeof signedBytes>[0], message: Uint8Array): string;
}

/** Readable by the keeper alone: the seed itself, or what a token wrapped. */
interface KeyFile {
  format: "heirlock-keeper-key/1";
  seed?: string;
  wrapped?: Wrapped;
}

const keyFile = "key.json";
/** What is published as /keeper-keys.json; it holds no secret. */
export const publicFile = "public-keys.json";

/** Opens the key. Throws ConfigError where there is none. */
export async function openSigner(files: OwnFiles, { token }: Pick<KeeperConfig, "token">): Promise<Signer> {
  const found = files.read<KeyFile>(keyFile);
  const published = files.read<KeeperKeys>(publicFile);
  if (!found || !published) throw new ConfigError(["KEEPER_DIR holds no key: run `keeper.ts new-key` once"]);
  if (found.wrapped && !token) throw new ConfigError(["PKCS11_LIBRARY is missing: a token wraps the keeper's key"]);
  const seed = found.wrapped ? await unwrap(token!, found.wrapped) : Buffer.from(found.seed ?? "", "base64url");
  const signer = signerOf(seed, readKeeperKeys(published));
  if (signer.key !== signer.keys.at(-1))
    throw new ConfigError([`KEEPER_DIR holds another key than ${publicFile} says`]);
  return signer;
}

/** Makes a key in place of the one before, which signs for it. */
export async function makeKey(files: OwnFiles, { token }: Pick<KeeperConfig, "token">, since: string): Promise<string> {
  const before = files.has(keyFile) ? await openSigner(files, { token }) : null;
  const listed = files.read<KeeperKeys>(publicFile)?.keys ?? [];
  const seed = randomBytes(32);
  const kept = token ? { wrapped: await wrap(token, seed) } : { seed: seed.toString("base64url") };
  const { key } = signerOf(seed, []);
  const signature = before?.sign("keeper-key", keeperKeyMessage(listed.length, { key, since })) ?? null;
  // The list first: a key that is listed and lost is replaced by hand, one that signs unlisted is believed by nobody.
  files.write(publicFile, { format: "heirlock-keeper-keys/1", keys: [...listed, { key, since, signature }] }, 0o644);
  files.write(keyFile, { format: "heirlock-keeper-key/1", ...kept } satisfies KeyFile);
  return key;
}

// RFC 8410: what stands before the 32 bytes of an Ed25519 key.
const derHead = Buffer.from("302e020100300506032b657004220420", "hex");

function signerOf(seed: Buffer, keys: readonly string[]): Signer {
  const privateKey: KeyObject = createPrivateKey({ key: Buffer.concat([derHead, seed]), format: "der", type: "pkcs8" });
  const { x: key } = createPublicKey(privateKey).export({ format: "jwk" });
  seed.fill(0);
  return {
    key: key!,
    keys,
    sign: (context, message) =>
      signatureHeader + sign(null, signedBytes(context, message), privateKey).toString("base64url"),
  };
}

// Only whoever has a token loads what speaks to one.
async function unwrap(settings: NonNullable<KeeperConfig["token"]>, wrapped: Wrapped): Promise<Buffer> {
  const token = (await import("./token.ts")).openToken(settings, { mayMake: false });
  try {
    return token.unwrap(wrapped);
  } finally {
    token.close();
  }
}

async function wrap(settings: NonNullable<KeeperConfig["token"]>, seed: Buffer): Promise<Wrapped> {
  const token = (await import("./token.ts")).openToken(settings, { mayMake: true });
  try {
    return token.wrap(seed);
  } finally {
    token.close();
  }
}
