/** What bowser calls a browser, and what its users call it. Anything else is not told: a user agent can hold any text. */
const browsers: Record<string, string> = {
  "Amazon Silk": "Silk",
  "Android Browser": "Android Browser",
  Brave: "Brave",
  Chrome: "Chrome",
  Chromium: "Chromium",
  DuckDuckGo: "DuckDuckGo",
  Epiphany: "GNOME Web",
  Firefox: "Firefox",
  Focus: "Firefox Focus",
  "Google Search": "Google",
  "HeyTap Browser": "HeyTap",
  "Internet Explorer": "Internet Explorer",
  LibreWolf: "LibreWolf",
  "MZ Browser": "Meizu",
  "Microsoft Edge": "Edge",
  "NAVER Whale Browser": "Whale",
  Opera: "Opera",
  "Pale Moon": "Pale Moon",
  "QQ Browser": "QQ Browser",
  Safari: "Safari",
  "Samsung Internet for Android": "Samsung Internet",
  SeaMonkey: "SeaMonkey",
  "UC Browser": "UC Browser",
  Vivaldi: "Vivaldi",
  "Vivo Browser": "Vivo",
  WeChat: "WeChat",
  "Yandex Browser": "Yandex",
};

const systems: Record<string, string> = {
  Android: "Android",
  "Chrome OS": "ChromeOS",
  HarmonyOS: "HarmonyOS",
  Linux: "Linux",
  Windows: "Windows",
  "Windows Phone": "Windows Phone",
  iOS: "iOS",
  macOS: "macOS",
};

export const browserName = (reported: string | undefined) => browsers[reported ?? ""] ?? null;
export const systemName = (reported: string | undefined) => systems[reported ?? ""] ?? null;

/** The form in which a name stands in the audit chain, which holds codes only (OPS-023). */
export const codeOf = (name: string | null) => name?.toLowerCase().replaceAll(" ", "-") ?? null;

const nameByCode = (names: Record<string, string>) =>
  new Map(Object.values(names).map((name) => [codeOf(name)!, name] as const));
const browsersByCode = nameByCode(browsers);
const systemsByCode = nameByCode(systems);

/** Null for what is no code of ours. */
export const browserOfCode = (code: unknown) => browsersByCode.get(code as string) ?? null;
export const systemOfCode = (code: unknown) => systemsByCode.get(code as string) ?? null;
