import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTime } from "./build/build-time.ts";
import { fontPreload } from "./build/font-preload.ts";
import { precompress } from "./build/precompress.ts";
import { slimFonts } from "./build/slim-fonts.ts";

const api = process.env.HEIRLOCK_API_URL ?? "http://127.0.0.1:4101";
// The API compares Origin with its own public address, so the browser's host must reach it unchanged.
const proxy = { target: api, changeOrigin: false };

/**
 * Packages that every page needs, each in a chunk that a new release of ours leaves cached. Only the modules of
 * the first load are taken: what one page alone uses of a package stays with that page.
 */
const sharedChunks: Record<string, RegExp> = {
  react: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  router: /node_modules[\\/]@tanstack[\\/](?:react-router|router-core|history|store|react-store)[\\/]/,
  i18n: /node_modules[\\/](?:i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
};

/** Code of the law stands in a folder of its own, so that the guards see who pays for it (tools/guards/bundle-budget.ts). */
const chunkFile = ({ moduleIds }: { moduleIds: readonly string[] }) =>
  moduleIds.some((id) => /[\\/]packages[\\/]law[\\/]src[\\/]/.test(id))
    ? "assets/law/[name]-[hash].js"
    : "assets/[name]-[hash].js";

export default defineConfig({
  plugins: [react(), tailwindcss(), slimFonts(), fontPreload(), buildTime(), precompress()],
  // One module file, keys-worker-<hash>.js: the server knows it by this beginning of its name (KEY-003).
  worker: { format: "es" },
  // React has had this hook itself since 18; the router's store and Base UI still ask for the stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: "use-sync-external-store" }] },
  server: { proxy: { "/api": proxy, "/demo": proxy, "/keeper-keys.json": proxy } },
  build: {
    target: ["chrome123", "firefox126", "safari17.5"],
    modulePreload: {
      polyfill: false,
      // Of what a script loads later only the styles are named ahead: the list of all scripts behind all pages would
      // weigh 3 kB of every first load, and pages are fetched before the finger is lifted anyway.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === "js" ? deps.filter((dep) => dep.endsWith(".css")) : deps,
    },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    // For build/sign-build.ts, which removes it again.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: chunkFile,
        chunkFileNames: chunkFile,
        codeSplitting: {
          groups: [
            ...Object.entries(sharedChunks).map(([name, test]) => ({ name, test, tags: ["$initial" as const] })),
            // One file instead of forty of a few hundred bytes: it compresses better and needs one request.
            { name: "shell", tags: ["$initial" as const] },
            // What the features declare: the navigation needs all of it, and one small file beats ten.
            {
              name: "features",
              test: /src[\\/](?:features[\\/][^\\/]+[\\/]feature|platform[\\/]routes[\\/]page-texts\.gen)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // What draws shares and knows no law: the parts that are loaded beside them (a will's reach, steps) share it. The
            // words stand apart, so that such a part does not wait for the engines.
            {
              name: "shares-words",
              test: /jurisdictions[\\/]shares[\\/](?:share-fraction|minor-money|sentence-text|part-words|view)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "shares-drawing",
              test: /jurisdictions[\\/]shares[\\/](?:(?:tree[\\/])?(?:person-node|family-tree|place-family|tree-plan|tree-parts|estate-card|excluded-people|no-shares|why-card|remarks-card|heir-colours|odd-amount|who-receives-what|result-body|counted-pieces|estate-value|heir-order|disclaimer|share-bar|heir-list|why-trail|grouped-heirs|sum-proof|result-part|certainty-line|certainty|sources-list|next-steps|tell-result|people-inherit|cut-whole|french-choice|variations|schools-agree))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // A family in an address: what reads it knows no law, and most that load the law read no address.
            {
              name: "draft-fragment",
              test: /jurisdictions[\\/]calculator[\\/]draft-(?:fragment|bytes)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // Every form but sign-in; a page's budget does not count it again (tools/guards/bundle-budget.ts).
            {
              name: "form-kit",
              test: /node_modules[\\/]react-hook-form[\\/]|src[\\/]ui[\\/]forms[\\/](?:use-form|check-form)\.ts$/,
            },
            // Every page that asks the server has these.
            {
              name: "queries",
              test: /@tanstack[\\/](?:react-query[\\/].*[\\/](?:QueryClientProvider|queryOptions|useQuery|useBaseQuery)\.js|query-core[\\/].*[\\/]queryObserver\.js)$/,
              includeDependenciesRecursively: false,
            },
            // A few words each, which the pages of members share.
            {
              name: "member-words",
              test: /domain[\\/]src[\\/]members[\\/](?:ages|member-types|roles)\.ts$/,
              includeDependenciesRecursively: false,
            },
            // A link back and its arrow.
            {
              name: "back-link",
              test: /ui[\\/]layout[\\/]back-link\.tsx$|lucide-react[\\/].*[\\/]arrow-left\.(?:m?js)$/,
              includeDependenciesRecursively: false,
            },
            // Whatever is loaded can fail: one file of both compresses better.
            {
              name: "loaded",
              test: /src[\\/]ui[\\/]feedback[\\/](?:loaded|error-state)\.tsx$/,
              includeDependenciesRecursively: false,
            },
            // An icon of 150 bytes in a file of its own weighs as much again.
            {
              name: "tick-box",
              test: /src[\\/]ui[\\/]forms[\\/]tick-box\.tsx$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]minus\.mjs$/,
              includeDependenciesRecursively: false,
            },
            // Signing in needs these, and every form after it.
            {
              name: "form",
              test: /src[\\/]ui[\\/](?:forms[\\/](?:field|text-field|password-field|error-summary|form)|feedback[\\/]alert)\.tsx$/,
            },
          ],
        },
      },
    },
  },
});
