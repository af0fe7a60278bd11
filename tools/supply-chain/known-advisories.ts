import type { Exception } from "./advisories.ts";

/** Advisories that we live with, each with its last day. */
export const exceptions: readonly Exception[] = [];

/** When somebody last went through the list below by hand. */
export const readOn = "2026-11-16";

/**
 * Kept by hand for pipelines whose registry does not answer: the first version of a dependency of ours without a known
 * fault. It is no replacement for asking, only a floor below which nothing may fall again.
 */
export const firstGood: Readonly<Record<string, { version: string; why: string }>> = {
  esbuild: { version: "0.25.0", why: "GHSA-67mh-4wv8-2f99: the development server answers any site" },
  fastify: { version: "5.3.2", why: "GHSA-mg2h-6x62-wpwc: validation by content type could be skipped" },
  nodemailer: { version: "7.0.7", why: "GHSA-mm7p-fcc7-pg87: mail to another domain than was meant" },
};

/** Installed versions that are older than the first good one. */
export function belowFloor(installed: ReadonlyMap<string, readonly string[]>): string[] {
  return Object.entries(firstGood).flatMap(([name, { version, why }]) =>
    (installed.get(name) ?? []).filter((one) => isOlder(one, version)).map((one) => `${name} ${one}: ${why}`),
  );
}

export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((one) => one.split(/[.+-]/).slice(0, 3).map(Number));
  const differs = a!.findIndex((part, place) => part !== b![place]);
  return differs >= 0 && a![differs]! < b![differs]!;
}
