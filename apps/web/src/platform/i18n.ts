import { defaultLanguage, directionOf, type Language, languages } from "@heirlock/domain/languages";
import i18next, { type BackendModule, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { writeLocal } from "./local-setting.ts";
import { files as first } from "./message-files/first.ts";
import type { MessageFiles } from "./message-files/message-files.ts";

/**
 * Where each language's texts are. The names of some hundred files weigh something: those of sign-in are at hand, the
 * others come with the first text in that language.
 */
const filesOf: Record<Language, () => Promise<{ files: MessageFiles }>> = {
  en: () => import("./message-files/en.ts"),
  ar: () => import("./message-files/ar.ts"),
  es: () => import("./message-files/es.ts"),
  fr: () => import("./message-files/fr.ts"),
};

/** A namespace is the path of its folder: `vault/form` below features, `app/frames`, `ui`, `platform`. */
function find(files: MessageFiles, language: Language, namespace: string): MessageFiles[string] | undefined {
  const file = `messages.${language}.json`;
  if (namespace === "platform") return files[`../${file}`];
  return files[`../../${namespace}/${file}`] ?? files[`../../features/${namespace}/${file}`];
}

/** The names of all pages and places, of all features together: they are small, and one request is faster than ten. */
const namesOf: Record<Language, () => Promise<{ names: Record<string, unknown> }>> = {
  en: () => import("./message-files/names-en.ts"),
  ar: () => import("./message-files/names-ar.ts"),
  es: () => import("./message-files/names-es.ts"),
  fr: () => import("./message-files/names-fr.ts"),
};

async function load(language: Language, namespace: string): Promise<Record<string, unknown>> {
  if (namespace === "names") return (await namesOf[language]()).names;
  const file = find(first, language, namespace) ?? find((await filesOf[language]()).files, language, namespace);
  if (!file) throw new Error(`No messages ${namespace} in ${language}`);
  return (await file()).default;
}

const messageFiles: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    load(language as Language, namespace).then(
      (messages) => done(null, messages as never),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/**
 * A translator for one language with its namespaces loaded. The browser makes one; prerendering makes one
 * for each page, so nothing here may touch the window.
 */
export async function createI18n(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance
    .use(messageFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: defaultLanguage,
      supportedLngs: [...languages],
      ns: ["ui", ...namespaces],
      defaultNS: "ui",
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      // A key without any text must never reach a reader.
      parseMissingKeyHandler: (_key, fallback) => fallback ?? "",
      react: { useSuspense: true },
    });
  return instance;
}

function isLanguage(value: string | null | undefined): value is Language {
  return languages.some((language) => language === value);
}

/** The language boot.js put on the page before the first paint. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** Loads the texts first, then turns the page, so that no half-translated frame is painted. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  await instance.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  writeLocal("heirlock_language", language);
  // The server reads this cookie for the prerendered pages and for mails sent before sign-in.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `hl_lang=${language}; path=/; max-age=31536000; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}
