/** Which two versions are compared; without them the last two. */
export interface VersionsSearch {
  from?: number;
  to?: number;
}

export function readVersionsSearch({ from, to }: Record<string, unknown>): VersionsSearch {
  const number = (value: unknown) => (Number.isInteger(value) && (value as number) > 0 ? (value as number) : null);
  const [one, other] = [number(from), number(to)];
  return { ...(one !== null && { from: one }), ...(other !== null && { to: other }) };
}
