import { argon2id } from "hash-wasm";
import { wipe } from "./bytes.ts";
import { CryptoError } from "./errors.ts";
import { type Kdf, keyLength, saltLength, standardKdf } from "./format.ts";
import { expandKey } from "./hkdf.ts";
import { hkdfInfo } from "./labels.ts";

/** Above these a hostile answer could only be meant to freeze the device. */
const ceiling = { memoryKiB: 1024 * 1024, passes: 16, parallelism: 16, salt: 64 };

/**
 * Refuses a derivation weaker in any part than ours, or by another algorithm, whatever the server
 * says (KEY-002): a weak one would turn the authentication key into a way to guess the password.
 * Throws `kdf.too_weak` or `kdf.out_of_range`. Call it before anything touches the password.
 */
export function assertStrongEnough(kdf: Kdf, salt: Uint8Array): void {
  if (kdf.algorithm !== standardKdf.algorithm) throw new CryptoError("kdf.too_weak", { part: "algorithm" });
  // Written as "not at least", so that NaN and missing values are refused too.
  if (!(kdf.memoryKiB >= standardKdf.memoryKiB)) throw new CryptoError("kdf.too_weak", { part: "memory" });
  if (!(kdf.passes >= standardKdf.passes)) throw new CryptoError("kdf.too_weak", { part: "passes" });
  if (!(salt.length >= saltLength)) throw new CryptoError("kdf.too_weak", { part: "salt" });
  if (!within(kdf.memoryKiB, ceiling.memoryKiB)) throw new CryptoError("kdf.out_of_range", { part: "memory" });
  if (!within(kdf.passes, ceiling.passes)) throw new CryptoError("kdf.out_of_range", { part: "passes" });
  if (!within(kdf.parallelism, ceiling.parallelism)) throw new CryptoError("kdf.out_of_range", { part: "parallelism" });
  if (!within(salt.length, ceiling.salt)) throw new CryptoError("kdf.out_of_range", { part: "salt" });
}

function within(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

export interface PasswordKeys {
  /** What the server sees as "the password". */
  authKey: Uint8Array;
  /** Wraps the account bundle; never in a request. */
  kek: Uint8Array;
}

/**
 * NFKC, UTF-8, Argon2id, HKDF. NFKC because phones and computers send different forms of the same
 * letters; nothing else of what was typed is changed, no space is cut (SEC-013).
 * Throws as `assertStrongEnough`, `password.empty`, or `kdf.no_memory` when the device cannot give
 * Argon2id its memory.
 */
export async function deriveFromPassword(password: string, salt: Uint8Array, kdf: Kdf): Promise<PasswordKeys> {
  const master = await deriveMaster(password, salt, kdf);
  try {
    return {
      authKey: expandKey(master, hkdfInfo.authKey, keyLength),
      kek: expandKey(master, hkdfInfo.keyEncryptionKey, keyLength),
    };
  } finally {
    wipe(master);
  }
}

/** The first step of `deriveFromPassword` alone, for the vectors of docs/formats.md. Wipe the result. */
export async function deriveMaster(password: string, salt: Uint8Array, kdf: Kdf): Promise<Uint8Array> {
  assertStrongEnough(kdf, salt);
  const typed = new TextEncoder().encode(password.normalize("NFKC"));
  if (typed.length === 0) throw new CryptoError("password.empty", {});
  try {
    return await argon2id({
      password: typed,
      salt,
      memorySize: kdf.memoryKiB,
      iterations: kdf.passes,
      parallelism: kdf.parallelism,
      hashLength: keyLength,
      outputType: "binary",
    });
  } catch (error) {
    // WebAssembly.Memory.grow says RangeError when the memory is not to be had.
    if (error instanceof RangeError) throw new CryptoError("kdf.no_memory", {});
    throw error;
  } finally {
    wipe(typed);
  }
}
