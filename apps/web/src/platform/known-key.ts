import type { FlatNamespace, i18n, ParseKeys } from "i18next";

/** A key that is put together at run time from an error code or an event's type, or undefined if there is no such text. */
export function knownKey<Namespace extends FlatNamespace>(
  i18n: i18n,
  namespace: Namespace,
  key: string,
): ParseKeys<Namespace> | undefined {
  return i18n.exists(key, { ns: namespace }) ? (key as ParseKeys<Namespace>) : undefined;
}
