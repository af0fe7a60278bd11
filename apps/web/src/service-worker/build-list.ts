/**
 * The list of one build's files, signed with the release key (build/sign-build.ts). A file is used only if its hash
 * stands here, so that whoever changes a file on its way or on the server changes nothing in an installed app.
 */
export interface BuildList {
  /** When the build was made; a later one replaces it, an earlier one never does. */
  made: string;
  /** SHA-256 in base64 by path, such as `/assets/react-CoO2v0PY.js`. */
  files: Record<string, string>;
  /** What draws the app's frame and the offline page in every language. */
  core: string[];
}

/** As `/build.json` carries it: one file, so that list and signature are always of the same build. */
export interface SignedBuild {
  list: string;
  signature: string;
}

/** ECDSA on P-256 over the list's bytes: every browser we support has it built in, Ed25519 not yet. */
export const signing = { name: "ECDSA", hash: "SHA-256" } as const;
export const signingKey = { name: "ECDSA", namedCurve: "P-256" } as const;

/** Something was offered that the release key did not sign, or a file that is not the one in the list. */
export class NotTheBuild extends Error {
  override name = "NotTheBuild";
}

/** The list, if the release key signed it. `releaseKey` is its public half (SPKI in base64). */
export async function openBuildList(signed: SignedBuild, releaseKey: string): Promise<BuildList> {
  const key = await crypto.subtle.importKey("spki", fromBase64(releaseKey), signingKey, false, ["verify"]);
  const bytes = new TextEncoder().encode(signed.list);
  const isGenuine = await crypto.subtle.verify(signing, key, fromBase64(signed.signature), bytes);
  if (!isGenuine) throw new NotTheBuild("the list of files does not carry our signature");
  return JSON.parse(signed.list) as BuildList;
}

export async function hashOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
