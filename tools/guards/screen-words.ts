import type { Language } from "@heirlock/domain/languages";
import type { SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";
import { ledgerStrings, without } from "./ledger-strings.ts";
import { readMessageSets } from "./message-files.ts";

interface Concept {
  say: string;
  /** What no text says any more, in each language that has such a word. */
  old: Partial<Record<Language, RegExp>>;
  /** Only texts under these folders are looked at; everywhere without it. */
  within?: RegExp;
  /** Where it may be said all the same, `folder key`, each with its reason. */
  allowed?: readonly { place: RegExp; because: string }[];
}

/** Places that tell people about their security, or name what is stored. */
const security: NonNullable<Concept["allowed"]> = [
  { place: /^features\/account\/(passkeys|security|factors|recovery-options|role-switch) /, because: "Security" },
  { place: /^slices\/account\/notices\/letters /, because: "a notice about Security" },
  { place: /^features\/account\/export /, because: "the export names what is stored" },
  {
    place: /^features\/site\/(articles\/(security|vault-key-and-recovery-kit)|legal\/\w+) /,
    because: "says how it works",
  },
];

/** The words of docs/words.md, "On screen, in four languages", by what they replace. */
const concepts: readonly Concept[] = [
  {
    say: "Home",
    old: { en: /\bdashboards?\b/i, ar: /لوحة المتابعة|لوحتي/, es: /\b(panel|tablero)\b/i, fr: /tableau de bord/i },
  },
  {
    say: "joining code",
    old: { en: /\bwill keys?\b/i, ar: /مفتاح (ال)?وصية/, es: /claves? de testamento/i, fr: /clés? de testament/i },
    allowed: [
      { place: /^features\/members\/list action\.willKey$/, because: "the seed’s menu item (MEM-112)" },
      { place: /^features\/members\/member-detail history\.action\./, because: "the seed’s history (MEM-106)" },
    ],
  },
  {
    say: "card",
    old: { en: /\bkey cards?\b/i, ar: /بطاقة (ال)?مفتاح/, es: /tarjetas? de clave/i, fr: /cartes?-clés?/i },
    allowed: [
      { place: /^features\/sharing\/keys sheet\.of$/, because: "its printed title (KEY-046)" },
      { place: /^features\/sharing\/join-by-card example\.of$/, because: "a picture of its printed title" },
      { place: /^features\/sharing pages\.keyCard$/, because: "the page that prints it" },
    ],
  },
  {
    say: "read the words to each other",
    old: {
      en: /\b(safety numbers?|compare (the )?words|eight words)\b/i,
      ar: /مقارنة الكلمات|الكلمات الثماني/,
      es: /comparar (las )?palabras|ocho palabras/i,
      fr: /comparer les mots|huit mots/i,
    },
  },
  {
    say: "Recovery Kit",
    old: {
      en: /\brecovery keys?\b|\b24 words\b/i,
      ar: /مفتاح الاسترداد|24 كلمة/,
      es: /\b24 palabras\b/,
      fr: /\b24 mots\b/,
    },
    allowed: [
      { place: /^features\/account (kit|sheet)\./, because: "the printed sheet itself (KEY-012)" },
      { place: /^features\/account\/recovery kit/, because: "the field it is typed into (KEY-016)" },
      { place: /^features\/site\/articles\/vault-key-and-recovery-kit /, because: "says what is on the sheet" },
    ],
  },
  {
    say: "with a touch; Passkeys only in Security",
    old: { en: /\bpasskeys?\b/i, ar: /(مفتاح|مفاتيح) (ال)?مرور/, es: /llaves? de acceso/i, fr: /clés? d’accès/i },
    allowed: security,
  },
  {
    say: "no keys: “only Salma can open it”",
    old: {
      en: /\b(encryption )?keys?\b/i,
      ar: /مفتاح|مفاتيح/,
      es: /\bclaves?\b/i,
      fr: /\bclés?(?!\p{L})/iu,
    },
    allowed: [
      ...security,
      { place: /^features\/members\/list action\.willKey$/, because: "the seed’s menu item (MEM-112)" },
      { place: /^features\/members\/member-detail history\.action\./, because: "the seed’s history (MEM-106)" },
      { place: /^features\/sharing\/keys sheet\.of$/, because: "Key card, its printed title (KEY-046)" },
      { place: /^features\/sharing\/join-by-card example\.of$/, because: "a picture of its printed title" },
      { place: /^features\/sharing pages\.keyCard$/, because: "the page that prints it" },
      { place: /^features\/vault\/vault-export /, because: "the key of the age file is handed over (KEY-055)" },
      { place: /^features\/vault\/form template\./, because: "the key of a door or a device" },
      { place: /^features\/site\/articles\/what-to-record /, because: "the key of a car" },
      { place: /^ui sortable\./, because: "keys of the keyboard" },
      { place: /^features\/site(\/articles\/| article\.)accessibility/, because: "keys of the keyboard" },
      {
        place: /(notAvailable|keys_not_available|failure\.locked|sealed_damaged|problem\.(unable|sealed\.damaged))$/,
        because: "the seed’s error texts (VLT-063, VLT-064)",
      },
      { place: /^features\/account (security\.)/, because: "Security" },
    ],
  },
  {
    say: "Locked, Open, Unlock",
    old: { en: /\b(un)?sealed\b/i, ar: /مختوم/, es: /\bsellad[oa]s?\b|\b(des)?bloque|bóveda/i, fr: /scellé/i },
    allowed: [
      { place: /^slices\/account\/notices\/letters /, because: "the lock of a device" },
      { place: /^features\/site\/articles\/security /, because: "the lock of a screen" },
    ],
  },
  {
    say: "Papers",
    old: {
      en: /\bshared vault\b/i,
      ar: /خزنة (ال)?مشتركة|الخزنة المشتركة/,
      es: /caja (fuerte )?compartida/i,
      fr: /coffre partagé/i,
    },
  },
  {
    say: "Later, after you die",
    old: {
      en: /\bafter (a |the )?release\b|\bwill is released\b/i,
      ar: /بعد (فتح الوصية|الإفراج)/,
      es: /tras la apertura|se (abra|libere) su testamento|liberación/i,
      fr: /après l’ouverture (de|du)|^après l’ouverture|après la remise/i,
    },
  },
  {
    say: "No",
    old: {
      en: /^(never|not yet|nothing yet)\b\.?$|^nothing yet\.|\bor not yet\b/i,
      ar: /^(أبدًا|ليس بعد|لا شيء بعد)\.?$/,
      es: /^(nunca|todavía no|nada todavía|aún nada)\.?$|\bo todavía no\b/i,
      fr: /^(jamais|pas encore|rien pour l’instant)\.?$|\bou pas encore\b/i,
    },
  },
  {
    say: "No; See the titles; Read",
    old: {
      en: /^(none|off|summary|details|full)$|\blevel: none\b/i,
      ar: /^(لا شيء|متوقف|ملخّص|تفاصيل)$/,
      es: /^(nada|resumen|detalles|completo)$/i,
      fr: /^(rien|résumé|détails|complet)$/i,
    },
    within: /^features\/(members|member-side)/,
    allowed: [{ place: /(show|tabs)\.overview$/, because: "the name of the overview" }],
  },
  {
    say: "plan",
    old: { fr: /\b(ses|vos) dispositions\b/i },
  },
  {
    say: "the people in your plan",
    old: { en: /\byour heirs\b/i, ar: /ورثتك/, es: /sus herederos/i, fr: /vos héritiers/i },
    allowed: [{ place: /^features\/(site|jurisdictions)/, because: "prices, terms and law texts" }],
  },
  {
    say: "what it means, without the word of the machine room",
    old: {
      en: /\b(envelopes?|epochs?|manifests?|quorums?|metadata|triggers?|loved ones|grant(s|ed)?)\b/i,
      ar: /مظروف|مظاريف|أحبائك|أحبّائك/,
      es: /\b(metadatos|quórum|seres queridos|disparador)\b/i,
      fr: /\b(enveloppes?|métadonnées|quorum|êtres chers|déclencheur)\b/i,
    },
    allowed: [{ place: /^features\/site\/legal\//, because: "a law text" }],
  },
  {
    say: "You’ll find it here, You do not have to",
    old: { en: /\b(it stands here|you need not)\b/i },
  },
];

/** Texts of all four languages say the words of docs/words.md, and none of those that they replaced. */
export const screenWords: Guard = {
  name: "screen words",
  check: (files) => {
    const fixed = ledgerStrings(files);
    const sources = new Map(files.map((file) => [file.path, file]));
    return readMessageSets(files).flatMap(({ base, locales }) =>
      [...locales].flatMap(([language, texts]) => {
        const file = sources.get(`${base}.${language}.json`)!;
        return [...texts].flatMap(([key, text]) => {
          const own = language === "en" ? without(text, fixed) : text;
          return findings(`${folderOf(base)} ${key}`, language, own).map((what) => ({ ...placeOf(file, text), what }));
        });
      }),
    );
  },
};

function findings(place: string, language: Language, text: string): string[] {
  return concepts.flatMap(({ say, old, within, allowed = [] }) => {
    const word = old[language]?.exec(text)?.[0];
    if (word === undefined || (within && !within.test(place)) || allowed.some((one) => one.place.test(place)))
      return [];
    return [`${place} says "${word}"; docs/words.md: ${say}`];
  });
}

/** `features/vault/form` of "apps/web/src/features/vault/form/messages", with the name of a text that is its own file. */
const folderOf = (base: string) => base.replace(/^apps\/[^/]+\/src\//, "").replace(/\/(messages|names)$/, "");

function placeOf({ path, text }: SourceFile, said: string): Pick<Finding, "path" | "line"> {
  const at = text.indexOf(JSON.stringify(said));
  return { path, line: at < 0 ? 1 : text.slice(0, at).split("\n").length };
}
