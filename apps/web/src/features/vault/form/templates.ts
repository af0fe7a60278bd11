import type { VaultCategory } from "@heirlock/domain/vault/kinds";

/** What a family looks for in an entry of each kind, as lines to fill in; the words are in the texts of this folder. */
export const templatesOf = {
  document: ["policy", "identity"],
  safe: ["safe"],
  account: ["bank", "subscription"],
  password: ["signIn"],
  device: ["device"],
  note: ["letter"],
  crypto: ["wallet"],
  biometric: ["biometric"],
} as const satisfies Record<VaultCategory, readonly string[]>;

export type Template = (typeof templatesOf)[VaultCategory][number];

/** The lines go below what is already written: a template never takes anything away. */
export function withTemplate(content: string, lines: string): string {
  const written = content.trimEnd();
  return written === "" ? lines : `${written}\n\n${lines}`;
}
