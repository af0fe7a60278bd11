import { Decrypter, Encrypter } from "age-encryption";
import { CryptoError } from "../errors.ts";
import { keyLength, toBase64url } from "../format.ts";
import { expandKey } from "../hkdf.ts";
import { hkdfInfo } from "../labels.ts";

/**
 * The passphrase carries 256 bits, so the work factor has nothing to add: 2^10 keeps the `age` command's check happy and
 * costs a phone nothing.
 */
const workFactor = 10;

/** The passphrase of one file of an entry: what `age -d` asks for. A string cannot be wiped: make it late. */
export function filePassphrase(contentKey: Uint8Array, fileId: string): string {
  return toBase64url(fileKeyOf(contentKey, fileId));
}

/** The 32 bytes that the passphrase spells. */
export function fileKeyOf(contentKey: Uint8Array, fileId: string): Uint8Array {
  return expandKey(contentKey, hkdfInfo.filePassphrase, keyLength, fileId);
}

/** A standard age file, as a stream: no file is ever held in memory whole. */
export async function encryptFile(
  contentKey: Uint8Array,
  fileId: string,
  file: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(filePassphrase(contentKey, fileId));
  return encrypter.encrypt(file);
}

/**
 * Throws `sealed.damaged` for a file that is not this one; the stream fails with it at the first block that was altered
 * or missing. What was read before that block must not be shown: use it whole or not at all.
 */
async function decryptFile(fileKey: Uint8Array, file: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(toBase64url(fileKey));
  let plain: ReadableStream<Uint8Array>;
  try {
    plain = await decrypter.decrypt(file);
  } catch {
    throw new CryptoError("sealed.damaged", { part: "file" });
  }
  return failingAsDamaged(plain);
}

/** The bytes of a file, once every block of it has been checked. */
export async function openFile(
  contentKey: Uint8Array,
  fileId: string,
  file: ReadableStream<Uint8Array>,
): Promise<Uint8Array> {
  return openFileBy(fileKeyOf(contentKey, fileId), file);
}

/** By the key of the file itself: of one that was sealed under earlier keys of its entry. */
export async function openFileBy(fileKey: Uint8Array, file: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const plain = await decryptFile(fileKey, file);
  return new Uint8Array(await new Response(plain as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** Whatever a stream fails with, it means one thing to a reader. */
function failingAsDamaged(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        controller.error(new CryptoError("sealed.damaged", { part: "file" }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
