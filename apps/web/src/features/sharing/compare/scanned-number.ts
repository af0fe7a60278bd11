import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";

const prefix = "HLV1:";

/**
 * What a scanned code says about two people's keys: the same number, another one (somebody is in between, or the screen
 * is that of somebody else), or no safety number at all, which means nothing.
 */
export function scannedNumber(scanned: string, own: SafetyNumber): "same" | "different" | "other" {
  const text = scanned.trim().toUpperCase();
  if (!text.startsWith(prefix)) return "other";
  return text === own.qrText ? "same" : "different";
}
