// Runs before the first paint, as a classic script from our own origin (the policy forbids inline ones),
// so that nobody sees a flash of the wrong theme, direction or text size, and nothing moves
// that should not.
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be switched off; the defaults are fine then
    }
  };
  const prefers = (query) => matchMedia(query).matches;

  const theme = stored("heirlock_theme");
  const system = prefers("(prefers-contrast: more)")
    ? "contrast"
    : prefers("(prefers-color-scheme: dark)")
      ? "dark"
      : "light";
  root.dataset.theme = theme === "light" || theme === "dark" || theme === "contrast" ? theme : system;

  const size = stored("heirlock_text_size");
  if (size === "115" || size === "130" || size === "150") root.dataset.textSize = size;
  if (stored("heirlock_motion") === "calm") root.dataset.motion = "calm";

  // A prerendered page already carries its own language; only the app shell follows the reader's choice.
  if (!root.hasAttribute("data-prerendered")) {
    const cookie = /(?:^|; )hl_lang=([a-z]{2})(?:;|$)/.exec(document.cookie);
    const wanted = [stored("heirlock_language"), cookie?.[1], ...navigator.languages.map((tag) => tag.slice(0, 2))];
    const language = wanted.find((tag) => ["en", "ar", "es", "fr"].includes(tag)) ?? "en";
    root.lang = language;
    root.dir = language === "ar" ? "rtl" : "ltr";
  }
  // A form of a prerendered page that is pressed before the app has taken the page over: nothing typed leaves by the
  // browser's own hand, and features/account/sign-in/auth-layout.tsx repeats the press.
  addEventListener(
    "submit",
    (event) => {
      if (root.dataset.live !== undefined || !root.hasAttribute("data-prerendered")) return;
      event.preventDefault();
      window.heirlockPressed = event.target;
    },
    true,
  );

  // The same for the buttons of a page that asks for it; features/jurisdictions/calculator/early-taps.ts repeats them.
  addEventListener(
    "click",
    (event) => {
      if (root.dataset.live !== undefined) return;
      const button = event.target.closest?.("[data-early-taps] button");
      if (button) window.heirlockTaps = [...(window.heirlockTaps ?? []), button];
    },
    true,
  );

  // The browser offers the installation early and once; app/installed/install-card.tsx shows it where it is no bother.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.heirlockInstall = event;
    dispatchEvent(new Event("heirlock:install"));
  });

  if (root.lang === "ar") {
    const fonts = document.querySelector('meta[name="heirlock-arabic-fonts"]')?.getAttribute("content") ?? "";
    for (const href of fonts.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href });
      document.head.append(link);
    }
  }
})();
