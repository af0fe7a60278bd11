import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** The one identity of an export: shown once, kept by nobody but its reader. */
export interface ExportIdentity {
  /** `AGE-SECRET-KEY-1…`, for `age -d -i`. */
  identity: string;
  recipient: string;
}

/** X25519 and not hybrid: Debian's age 1.1.1 must open it. */
export async function createExportIdentity(): Promise<ExportIdentity> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** A standard age file to the identity of the export. */
export async function encryptForExport(
  recipient: string,
  file: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter.encrypt(file);
}
