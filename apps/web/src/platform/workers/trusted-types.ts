import pdfWorkerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?worker&url";
import keysWorkerUrl from "./keys-worker.ts?worker&url";

/**
 * The page's one Trusted Types policy (the policy of the response names `heirlock` and no other): it
 * turns the addresses of our own workers into script addresses and refuses everything else, so that
 * injected markup or a careless library cannot start a script.
 */

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** Not hashed in its name: a browser looks for its next version at the same address. */
const serviceWorkerUrl = "/service-worker.js";

const ownScripts: readonly string[] = [keysWorkerUrl, pdfWorkerUrl, serviceWorkerUrl];

function ownScript(url: string): string {
  if (!ownScripts.includes(url)) throw new TypeError("Not an address of one of our own scripts");
  return url;
}

let policy: ScriptUrlPolicy | undefined;

/** For `new Worker`, `new SharedWorker` and the registration of a service worker. Throws for other addresses. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ownScript(url);
  policy ??= trustedTypes.createPolicy("heirlock", { createScriptURL: ownScript });
  // The constructors are typed to take strings; under enforcement they want the policy's object.
  return policy.createScriptURL(url) as string;
}

export { keysWorkerUrl, pdfWorkerUrl, serviceWorkerUrl };
