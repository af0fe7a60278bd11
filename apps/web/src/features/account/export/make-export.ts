import type { i18n } from "i18next";
import { call } from "../../../platform/api/call.ts";
import type { Reading } from "../../../platform/format.ts";
import type { ExportData } from "./export-data.ts";
import { exportDocument } from "./export-document.ts";
import type { ExportTexts } from "./export-texts.ts";
import { packArchive } from "./pack-archive.ts";
import type { VaultToExport } from "./vault-items.ts";

export const exportSteps = ["ask", "fetch", "vault", "pack"] as const;
export type ExportStep = (typeof exportSteps)[number];

export interface MadeExport {
  archive: Blob;
  name: string;
}

interface Options {
  i18n: i18n;
  reading: Reading;
  /** Null leaves the vault locked: it is in the archive as the server holds it. */
  vault: VaultToExport | null;
  onStep: (step: ExportStep, count?: { done: number; total: number }) => void;
  signal: AbortSignal;
}

/** An export of many years is large, and the network may be slow. */
const fetchTimeout = 120_000;

/**
 * Everything of the person in one archive with a machine-readable and a readable form (SEC-036). The server gives what
 * it holds; what only this device can open is added here; the archive is made here and never sent.
 */
export async function makeExport({ i18n, reading, vault, onStep, signal }: Options): Promise<MadeExport> {
  onStep("ask");
  await i18n.loadNamespaces(["account/export", "account/security"]);
  const { id } = (await call("POST /api/user/export", {}, { signal })).data;
  onStep("fetch");
  const held = (await call("GET /api/user/export/:id", { params: { id } }, { signal, timeout: fetchTimeout })).data;
  onStep("vault");
  const opened = await vault?.collect(signal, (done, total) => onStep("vault", { done, total }));
  onStep("pack");
  const data: ExportData = {
    madeAt: held.madeAt,
    vault: opened ? "opened" : "locked",
    sections: { ...held.sections, vault: opened?.rows ?? [] } as ExportData["sections"],
  };
  const texts = textsOf(i18n, reading);
  const files = {
    "README.txt": `${[texts.text("page.readme"), texts.text(`page.vault.${data.vault}`)].join("\n\n")}\n`,
    "index.html": exportDocument(data, texts),
    "data.json": `${JSON.stringify({ format: "heirlock-export/1", ...data }, null, 2)}\n`,
    ...opened?.files,
  };
  const archive = await packArchive(files, new Date(held.madeAt), signal);
  return { archive, name: `heirlock-${held.madeAt.slice(0, 10)}.zip` };
}

function textsOf(i18n: i18n, reading: Reading): ExportTexts {
  const read = (key: string, values?: Record<string, string>) =>
    i18n.exists(key) ? String(i18n.t(key as never, values as never)) : undefined;
  return {
    language: reading.language,
    reading,
    // The security log has sentences for most of what happened.
    text: (key, values) =>
      read(`account/export:${key}`, values) ??
      (key.startsWith("events.account.") ? read(`account/security:${key.replace("account.", "")}`) : undefined),
  };
}
