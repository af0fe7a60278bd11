/** What a language needs to write citations; their English is the key. */
export interface CitationTexts {
  language: string;
  /** Countries and their parts, which stand before a statute. */
  places: Readonly<Record<string, string>>;
  /** Statutes that are cited in translation: articles follow. */
  statutes: Readonly<Record<string, string>>;
  /** Books: verses, sections or hadiths follow by their number alone. */
  books: Readonly<Record<string, string>>;
  /** Everything that is said in words: whole citations, what stands after a colon, and what stands in brackets. */
  says: Readonly<Record<string, string>>;
  /** ": ", "; ", ", " and " ff." as they are written here. */
  marks: Readonly<{ colon: string; semicolon: string; comma: string; following: string }>;
  /** Verses of the Qur'an, as in "4:11, 4:12". */
  quran(verses: string): string;
  /** Articles behind a statute that is cited in translation, as in "913, 914-1". */
  articles(numbers: string): string;
  /** Articles behind a statute that keeps its name: " arts. 913, 914-1", " s. 15", " 1521 ff.". */
  keptArticles(said: string): string;
  /** A name that stays in Latin letters. */
  kept(name: string): string;
}
