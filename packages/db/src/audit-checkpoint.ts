import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";
import { hashTree, type ProvedLeaf, rootOf } from "./merkle-tree.ts";

/**
 * What the keeper signs every hour (docs/formats.md, section 14): the state of every audit chain that changed since the
 * checkpoint before. It leaves the database, so that whoever owns the database cannot take a row back unseen.
 */
export interface Checkpoint {
  number: number;
  /** ISO 8601, of the keeper's clock. */
  at: string;
  /** Base64url of SHA-256 over the text of the one before; null for the first. */
  before: string | null;
  /** Base64url of the root of the tree over the leaves. */
  root: string;
  size: number;
  /** The operator accepted that the database went back to this checkpoint; what those in between say is void. */
  restoredTo: number | null;
}

export interface SignedCheckpoint {
  /** What was signed, byte for byte. */
  text: string;
  /** `hls1.` and base64url. */
  signature: string;
  /** Base64url of the keeper's Ed25519 key. */
  key: string;
}

/** As it lies in the object store, whole. */
export interface CheckpointFile extends SignedCheckpoint {
  format: typeof fileFormat;
  leaves: readonly string[];
}

export const fileFormat = "heirlock-checkpoint/1";
export const signatureHeader = "hls1.";

/** The bytes under the signature: those of every signature of ours, with a context of their own. */
export const checkpointBytes = (text: string): Buffer =>
  Buffer.from(`heirlock/1 signature audit-checkpoint\0${text}`, "utf8");

export const checkpointText = ({ number, at, before, root, size, restoredTo }: Checkpoint): string =>
  JSON.stringify([number, at, before, root, size, restoredTo]);

export const checkpointHash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The state of one chain. Other kinds of leaves begin with another word. */
export interface ChainLeaf {
  estate: string;
  seq: number;
  /** Hex, as an export prints it. */
  hash: string;
}
export const chainLeaf = ({ estate, seq, hash }: ChainLeaf): string =>
  JSON.stringify(["audit-chain", estate, seq, hash]);

/** The newest head of a signed plan, of the account key that signed it. */
export interface HeadLeaf {
  estate: string;
  key: string;
  number: number;
  /** Base64url. */
  hash: string;
}
export const headLeaf = ({ estate, key, number, hash }: HeadLeaf): string =>
  JSON.stringify(["plan-head", estate, key, number, hash]);

/** What a leaf says of a chain; undefined for leaves of other kinds. Throws for what is no leaf. */
export function readChainLeaf(leaf: string): ChainLeaf | undefined {
  const [kind, estate, seq, hash] = JSON.parse(leaf) as unknown[];
  if (kind !== "audit-chain") return undefined;
  if (typeof estate !== "string" || typeof seq !== "number" || typeof hash !== "string")
    throw new Error("A leaf of a checkpoint is malformed.");
  return { estate, seq, hash };
}

/** What a leaf says of a plan; undefined for leaves of other kinds. Throws for what is no leaf. */
export function readHeadLeaf(leaf: string): HeadLeaf | undefined {
  const [kind, estate, key, number, hash] = JSON.parse(leaf) as unknown[];
  if (kind !== "plan-head") return undefined;
  if (typeof estate !== "string" || typeof key !== "string" || typeof number !== "number" || typeof hash !== "string")
    throw new Error("A leaf of a checkpoint is malformed.");
  return { estate, key, number, hash };
}

export function publicKeyOf(key: string): KeyObject {
  return createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x: key } });
}

/** Reads a checkpoint signed by one of these keys; undefined for whatever else. */
export function readCheckpoint(
  { text, signature, key }: SignedCheckpoint,
  trusted: readonly string[],
): Checkpoint | undefined {
  try {
    if (!trusted.includes(key) || !signature.startsWith(signatureHeader)) return undefined;
    const bytes = Buffer.from(signature.slice(signatureHeader.length), "base64url");
    if (!verify(null, checkpointBytes(text), publicKeyOf(key), bytes)) return undefined;
    type Parts = [number, string, string | null, string, number, number | null];
    const [number, at, before, root, size, restoredTo] = JSON.parse(text) as Parts;
    const checkpoint: Checkpoint = { number, at, before, root, size, restoredTo };
    return checkpointText(checkpoint) === text ? checkpoint : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the leaves are all that the checkpoint stands for. */
export function holdsLeaves({ root, size }: Checkpoint, leaves: readonly string[]): boolean {
  return leaves.length === size && hashTree(leaves).root.toString("base64url") === root;
}

/** Whether the path leads from the leaf to the checkpoint's root. */
export function holdsLeaf({ root, size }: Checkpoint, proof: Omit<ProvedLeaf, "size">): boolean {
  return rootOf({ ...proof, size })?.toString("base64url") === root;
}
