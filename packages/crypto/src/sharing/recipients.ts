import { Encrypter } from "age-encryption";
import { CryptoError } from "../errors.ts";

const isHybrid = (recipient: string) => recipient.startsWith("age1pq1");
const isClassical = (recipient: string) => /^age1[02-9ac-hj-np-z]{58}$/.test(recipient);

/**
 * An encrypter to these recipients. One classical recipient would take the post-quantum safety from all others: the
 * library lets them mix, we do not (KEY-033).
 */
export function encrypterTo(recipients: readonly string[]): Encrypter {
  if (recipients.length === 0 || !recipients.every((one) => isHybrid(one) || isClassical(one)))
    throw new CryptoError("recipients.unknown", {});
  if (recipients.some(isHybrid) && recipients.some(isClassical)) throw new CryptoError("recipients.mixed", {});
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}
