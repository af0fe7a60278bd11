import { type BuildList, NotTheBuild, openBuildList, type SignedBuild } from "./build-list.ts";
import { forgetOtherFiles, keptFile, type Sources } from "./kept-files.ts";

const buildsCache = "heirlock-builds";
const keptPlace = "/kept-builds";
/** A page that has been open over two releases still finds the parts it has not loaded yet. */
const keptCount = 3;
/** So many files of a new build are fetched at a time: somebody is using the connection meanwhile. */
const atOnce = 4;

/** The builds taken so far, newest first. */
export async function keptBuilds({ caches }: Sources): Promise<BuildList[]> {
  const kept = await (await caches.open(buildsCache)).match(keptPlace);
  return kept ? ((await kept.json()) as BuildList[]) : [];
}

/**
 * Looks for a newer build and takes it, if the release key signed it and its core is what the list says. Throws NotTheBuild for what is not ours, and then nothing has changed.
 */
export async function takeNewBuild(sources: Sources, releaseKey: string): Promise<void> {
  const answer = await sources.fetch("/build.json", { cache: "no-store", credentials: "omit" });
  if (!answer.ok) throw new Error(`build.json was answered with ${answer.status}`);
  const offered = await openBuildList(await readSigned(answer), releaseKey);
  const builds = await keptBuilds(sources);
  const newest = builds[0];
  if (newest && newest.made === offered.made) return;
  if (newest && newest.made > offered.made) throw new NotTheBuild("an older build was offered");
  const missing = [...offered.core];
  const fetchOneByOne = async () => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) {
      await keptFile(sources, path, offered.files[path]!);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchOneByOne));
  const kept = [offered, ...builds].slice(0, keptCount);
  const place = await sources.caches.open(buildsCache);
  await place.put(keptPlace, new Response(JSON.stringify(kept), { headers: { "content-type": "application/json" } }));
  await forgetOtherFiles(sources, kept);
}

async function readSigned(answer: Response): Promise<SignedBuild> {
  const { list, signature } = (await answer.json().catch(() => ({}))) as Partial<SignedBuild>;
  if (typeof list !== "string" || typeof signature !== "string") throw new NotTheBuild("build.json is no signed list");
  return { list, signature };
}
