import type { Readable } from "node:stream";

/** A part of a file on its way: hex of its SHA-256, by which the store refuses what arrived otherwise. */
export interface FilePart {
  number: number;
  size: number;
  sha256: string;
}

/** Where the browser sends a part. */
export interface PartTarget {
  url: string;
  headers: Record<string, string>;
}

/** A part that is whole in the store. */
export interface StoredPart {
  number: number;
  size: number;
  /** How the store calls this state of the part; asked for when the parts are joined. */
  tag: string;
}

/**
 * Where files lie. Keys are opaque, everything in it is ciphertext. Every operation may be repeated: a worker or an API
 * that died in between is followed by one that does it again.
 */
export interface ObjectStore {
  /** Opens an upload in parts and says what the store calls it. */
  begin(key: string): Promise<string>;
  /** Null: the browser sends its parts to our own API, which hands them to `putPart`. */
  partTarget(key: string, uploadId: string, part: FilePart): Promise<PartTarget> | null;
  /** Takes a part itself; throws PartRefused when it is not the one that was announced. */
  putPart(key: string, uploadId: string, part: FilePart, bytes: Readable): Promise<void>;
  /** The parts that are whole; empty when the upload is unknown. */
  storedParts(key: string, uploadId: string): Promise<StoredPart[]>;
  /** Joins the parts; done already, it answers as before. Returns the size of the whole. */
  complete(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<number>;
  /** Null: the browser fetches it from our own API, which reads it with `read`. */
  downloadUrl(key: string): Promise<string> | null;
  /** Writes a small object of our own whole, over what lay there. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Throws ObjectMissing. */
  read(key: string): Promise<Readable>;
  /** Removes the object and what is left of its upload; not there is as good. */
  remove(key: string, uploadId: string | null): Promise<void>;
}

export class PartRefused extends Error {
  constructor() {
    super("The part is not the one that was announced");
    this.name = "PartRefused";
  }
}

export class ObjectMissing extends Error {
  constructor() {
    super("There is no such object");
    this.name = "ObjectMissing";
  }
}
