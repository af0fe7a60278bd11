import { headHash, readHead } from "@heirlock/crypto/verify";

/** A head of a plan: what a database that went back shows no more. */
export interface KnownHead {
  number: number;
  hash: string;
}

/** A head by its place: one chain for each account key of an estate. */
export interface PlacedHead extends KnownHead {
  estate: string;
  key: string;
}

/** What the database calls the newest head of a chain. */
export interface HeadRow {
  holder_id: string | null;
  key_id: string | null;
  number: string | null;
  hash: string | null;
  text: string | null;
  signature: string | null;
}

/** The head as the key signed it; null for anything else that the database calls one. */
export function checkedHead(
  estate: string,
  key: string,
  { text, signature }: Pick<HeadRow, "text" | "signature">,
): KnownHead | null {
  if (text === null || signature === null) return null;
  try {
    return { number: readHead(key, estate, { text, signature }).number, hash: headHash(text) };
  } catch {
    return null;
  }
}

export const headOfRow = ({ holder_id, key_id, number, hash }: HeadRow): PlacedHead => ({
  estate: holder_id!,
  key: key_id!,
  number: Number(number),
  hash: hash!,
});

/** Whether a row shows the very head that its key signed. `known` was checked before. */
export function isSigned(row: HeadRow, known: KnownHead | null): boolean {
  const { estate, key, number, hash } = headOfRow(row);
  const signed = known?.number === number && known.hash === hash ? known : checkedHead(estate, key, row);
  return signed?.number === number && signed.hash === hash;
}

/** As the database takes heads: their places and numbers, column by column. */
export const placesOf = (heads: readonly PlacedHead[]): [holders: string[], keys: string[], numbers: string[]] => [
  heads.map(({ estate }) => estate),
  heads.map(({ key }) => key),
  heads.map(({ number }) => String(number)),
];
