import { defaultLanguage, type Language, languages } from "@heirlock/domain/languages";

const languageCookie = /(?:^|;\s*)hl_lang=([a-z]{2})(?:;|$)/;

function known(code: string | undefined): Language | undefined {
  return languages.find((language) => language === code);
}

/** What the address asks for (`?lang=ar`), what the person chose, what the browser prefers, else English. */
export function chooseLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  asked?: string | null,
): Language {
  const chosen = known(asked ?? undefined) ?? known(languageCookie.exec(cookie ?? "")?.[1]);
  if (chosen) return chosen;
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ tag }) => known(tag)).find((language) => language !== undefined) ?? defaultLanguage;
}
