import { Encrypter } from "age-encryption";

/** What our sealing is measured against: typage with nothing of ours, at the same work factor, as it comes. */
export async function encryptWithTypage(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase("a passphrase of as many letters as ours has");
  return (await encrypter.encrypt(file.stream())) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
