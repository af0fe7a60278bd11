/**
 * Germany: the survivor beside children takes half as heir, or gives the inheritance up for the exact half of the
 * difference of gains and the small compulsory share, an eighth of what is then left (BGB 1371 I to III).
 */
export function germanChoice(has: Record<"endDeceased" | "gainDeceased" | "gainSurvivor", bigint>): {
  flat: bigint;
  tactical: bigint;
} {
  const { endDeceased, gainDeceased, gainSurvivor } = has;
  const claim = gainDeceased > gainSurvivor ? (gainDeceased - gainSurvivor) / 2n : 0n;
  return { flat: endDeceased / 2n, tactical: claim + (endDeceased - claim) / 8n };
}
