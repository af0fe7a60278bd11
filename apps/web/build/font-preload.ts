import type { Plugin } from "vite";

const latinPair = ["newsreader-latin-opsz-normal", "source-sans-3-latin-wght-normal"];
const arabicPair = ["noto-naskh-arabic-arabic-wght-normal", "noto-sans-arabic-arabic-wght-normal"];

/**
 * Preloads the two Latin faces by their hashed names. The Arabic pair only stands in a meta element:
 * boot.js preloads it when the page is Arabic, because it weighs more than the rest of the first load.
 */
export function fontPreload(): Plugin {
  return {
    name: "heirlock-font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const address = (stem: string) => {
          const file = files.find((name) => name.includes(stem));
          if (!file) throw new Error(`The build holds no font file named ${stem}`);
          return `/${file}`;
        };
        return [
          ...latinPair.map((stem) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: address(stem) },
            injectTo: "head" as const,
          })),
          {
            tag: "meta",
            attrs: { name: "heirlock-arabic-fonts", content: arabicPair.map(address).join(" ") },
            injectTo: "head-prepend" as const,
          },
        ];
      },
    },
  };
}
