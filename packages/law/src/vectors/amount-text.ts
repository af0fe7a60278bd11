/** "801545.86" in hundredths; throws on anything that is not money. */
export function parseAmount(value: string | number): bigint {
  const match = /^(\d{1,20})(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) throw new SyntaxError(`not an amount: ${value}`);
  return BigInt(match[1]!) * 100n + BigInt((match[2] ?? "").padEnd(2, "0"));
}

export function formatAmount(amount: bigint): string {
  const [whole, rest] = [amount / 100n, amount % 100n];
  return rest === 0n ? `${whole}` : `${whole}.${String(rest).padStart(2, "0")}`;
}
