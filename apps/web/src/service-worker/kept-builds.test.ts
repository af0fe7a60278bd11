import { expect, test } from "vitest";
import { NotTheBuild } from "./build-list.ts";
import { keptBuilds, takeNewBuild } from "./kept-builds.ts";
import { keptFile, type Sources } from "./kept-files.ts";
import { MemoryCaches, releaseKey, serverWith, signList } from "./testing.ts";

const { privateKey, publicHalf } = releaseKey();
const first = { "/index.html": "<1>", "/assets/a-1.js": "one", "/assets/later-1.js": "later" };
const second = { "/index.html": "<2>", "/assets/a-1.js": "one", "/assets/b-2.js": "two" };

const device = (caches: MemoryCaches, { fetch }: { fetch: typeof globalThis.fetch }): Sources => ({
  caches: caches as unknown as CacheStorage,
  fetch,
});
const read = async (answer: Promise<Response>) => await (await answer).text();

async function installed() {
  const caches = new MemoryCaches();
  const server = await serverWith(first, "2026-11-01T00:00:00Z", privateKey);
  await takeNewBuild(device(caches, server), publicHalf);
  return { caches, server };
}

test("a signed build is taken with its core, and a later one replaces it", async () => {
  const { caches } = await installed();
  expect(caches.files()).toEqual(["/assets/a-1.js", "/index.html"]);
  const next = await serverWith(second, "2026-11-02T00:00:00Z", privateKey);
  const sources = device(caches, next);
  await takeNewBuild(sources, publicHalf);
  expect((await keptBuilds(sources)).map(({ made }) => made.slice(0, 10))).toEqual(["2026-11-02", "2026-11-01"]);
  expect(next.asked, "what both builds have is not fetched again").not.toContain("/assets/a-1.js");
  await takeNewBuild(sources, publicHalf);
  expect(await keptBuilds(sources), "the same one again").toHaveLength(2);
});

test("the fourth build makes room: files that no kept build has are forgotten", async () => {
  const { caches } = await installed();
  for (const day of ["02", "03", "04"]) {
    const build = await serverWith({ "/index.html": day }, `2026-11-${day}T00:00:00Z`, privateKey);
    await takeNewBuild(device(caches, build), publicHalf);
  }
  expect(caches.files()).toEqual(["/index.html", "/index.html", "/index.html"]);
});

test("a tampered file, a list signed by somebody else, an older build and no list are refused, and the app stays as it was", async () => {
  const { caches } = await installed();
  const stays = async (what: string, server: { fetch: typeof globalThis.fetch }) => {
    await expect(takeNewBuild(device(caches, server), publicHalf), what).rejects.toBeInstanceOf(NotTheBuild);
    const [newest, ...others] = await keptBuilds(device(caches, server));
    expect(newest!.made, what).toBe("2026-11-01T00:00:00Z");
    expect(others, what).toEqual([]);
  };
  const tampered = await serverWith(second, "2026-11-02T00:00:00Z", privateKey);
  tampered.served.set("/assets/b-2.js", "two, and something of somebody else's");
  await stays("a tampered file", tampered);

  const foreign = await serverWith(second, "2026-11-02T00:00:00Z", releaseKey().privateKey);
  await stays("another key", foreign);

  const changed = await serverWith(second, "2026-11-02T00:00:00Z", privateKey);
  const { signature } = signList(changed.list, privateKey);
  const list = JSON.stringify({ ...changed.list, made: "2026-11-03T00:00:00Z" });
  changed.served.set("/build.json", JSON.stringify({ list, signature }));
  await stays("a list changed after it was signed", changed);

  await stays("an older build", await serverWith(second, "2026-10-31T00:00:00Z", privateKey));

  const without = await serverWith(second, "2026-11-02T00:00:00Z", privateKey);
  without.served.set("/build.json", "<html>");
  await stays("no list", without);
});

test("a file is checked when it is first needed, and a wrong one is neither given nor kept", async () => {
  const { caches, server } = await installed();
  const sources = device(caches, server);
  const hash = server.list.files["/assets/later-1.js"]!;
  server.served.set("/assets/later-1.js", "something else");
  await expect(keptFile(sources, "/assets/later-1.js", hash)).rejects.toBeInstanceOf(NotTheBuild);
  expect(caches.files()).not.toContain("/assets/later-1.js");
  server.served.set("/assets/later-1.js", "later");
  expect(await read(keptFile(sources, "/assets/later-1.js", hash))).toBe("later");
  server.served.clear();
  expect(await read(keptFile(sources, "/assets/later-1.js", hash)), "from the device").toBe("later");
});

test("of an answer's headers only those about the page are kept", async () => {
  const { caches, server } = await installed();
  const answer = await keptFile(device(caches, server), "/assets/a-1.js", server.list.files["/assets/a-1.js"]!);
  expect([...answer.headers.keys()]).toEqual(["content-type"]);
});

test("without a connection the kept build stays, and that is no refusal", async () => {
  const { caches } = await installed();
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(takeNewBuild(device(caches, { fetch }), publicHalf)).rejects.not.toBeInstanceOf(NotTheBuild);
  expect(await keptBuilds(device(caches, { fetch }))).toHaveLength(1);
});
