/** Files of texts, one for each language that has them. */
export function byLanguage<File>(files: Readonly<Record<"en" | "ar" | "es" | "fr", () => Promise<File>>>) {
  const known = new Map<string, () => Promise<File>>(Object.entries(files));
  /** The language that a reader gets: their own, or English where it was not translated. */
  const languageFor = (language: string): string => {
    const own = language.toLowerCase().split("-")[0]!;
    return known.has(own) ? own : "en";
  };
  return {
    languages: [...known.keys()] as readonly string[],
    languageFor,
    load: (language: string): Promise<File> => known.get(languageFor(language))!(),
  };
}
