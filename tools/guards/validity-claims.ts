import type { Language } from "@heirlock/domain/languages";
import type { SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

/**
 * What would say or imply that publishing, uploading or storing makes a will valid (DOC-005). Each is a claim wherever it
 * stands; a sentence that denies it is told apart by the words in front of it.
 */
const claims: Record<Language, RegExp> = {
  en: /legally (binding|valid|effective)|court[- ](ready|approved)|(makes?|making) (it|this|your will|the will) (a )?(valid|binding|official)|(valid|binding|in force) (as soon as|once|when|after) (it is |you |we )?(upload|publish|stor|sav|print)\w*/iu,
  fr: /juridiquement (contraignant|valable)|légalement (valable|valide)|(rend|rendent|rendre) (votre|le|ce) testament (valable|valide|officiel)|valable dès (que vous|la publication|le dépôt|l’enregistrement)/iu,
  es: /(legal|jurídica)mente (vinculante|válido)|(hace|hacen|hacer) (válido|oficial) (su|el|este) testamento|válido (en cuanto|al|cuando) (lo |se |usted )?(sub|public|guard|imprim)\w*/iu,
  ar: /ملزمة? قانون|(صحيحة|صالحة|نافذة) قانون|(يجعل|تجعل)(ها| الوصية| وصيتك) (صحيحة|نافذة|رسمية)|(صحيحة|نافذة|سارية) (بمجرد|فور) (نشر|رفع|حفظ|طباعة)/u,
};
/** Directly in front of a claim: it is denied. */
const denied = /\b(not|never|no|ne|n’en fait pas|ni|aucun|nunca|sin)\s(\S+\s){0,3}$|(لا|ليست?|لم|لن)\s(\S+\s){0,3}$/iu;

const texts = new RegExp(`^(apps|packages)/.+\\.(${Object.keys(claims).join("|")})\\.(json|tsx?)$`);

export const validityClaims: Guard = {
  name: "validity claims",
  check: (files) =>
    files.flatMap((file) => {
      const language = texts.exec(file.path)?.[2] as Language | undefined;
      return language ? claimsIn(file, claims[language]) : [];
    }),
};

function claimsIn({ path, text }: SourceFile, pattern: RegExp): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    const found = pattern.exec(line);
    if (!found || denied.test(line.slice(0, found.index))) return [];
    return [
      {
        path,
        line: index + 1,
        what: `"${found[0]}" says that a will is valid, which only its signing makes it (DOC-005)`,
      },
    ];
  });
}
