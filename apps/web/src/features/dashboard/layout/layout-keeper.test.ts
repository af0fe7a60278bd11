import { type DashboardLayout, defaultLayout, presetLayout } from "@heirlock/domain/dashboard/layout";
import { expect, test } from "vitest";
import { LayoutKeeper, localKey } from "./layout-keeper.ts";

type Layout = DashboardLayout<"will_holder">;
const first = defaultLayout("will_holder");
const focused = presetLayout("will_holder", "focused")!;

class Offline extends Error {}
class Refused extends Error {}

/** A device and a server that can be reached, or not. */
function device({ userId = "nadia", storage = new Map<string, string>(), server = aServer(), hour = 10 } = {}) {
  const warnings: unknown[] = [];
  const keeper = new LayoutKeeper({
    type: "will_holder",
    userId,
    server,
    read: (key) => storage.get(key) ?? null,
    write: (key, value) => storage.set(key, value),
    now: () => new Date(Date.UTC(2026, 10, 18, hour++)),
    warn: (error) => warnings.push(error),
  });
  return { keeper, storage, server, warnings };
}

function aServer() {
  return {
    kept: null as { layout: Layout; updatedAt: string } | null,
    failing: null as Error | null,
    async fetch() {
      if (this.failing) throw this.failing;
      return this.kept;
    },
    async save(layout: Layout) {
      if (this.failing) throw this.failing;
      this.kept = { layout, updatedAt: "2026-11-18T12:00:00Z" };
    },
    async reset() {
      await this.save(first);
    },
    isNetworkError: (error: unknown) => error instanceof Offline,
  };
}

test("[DSH-022] the copy in the browser has its own name for each Home", async () => {
  const { keeper, storage } = device();
  await keeper.save(focused);
  expect(localKey("member")).toBe("dashboard_preferences_member");
  expect([...storage.keys()]).toEqual(["dashboard_preferences_will_holder"]);
});

test("[DSH-024] NOT_FOUND or no answer: the browser's copy, and failing that the first arrangement", async () => {
  const { keeper, storage, server } = device();
  expect(await keeper.load()).toEqual(first);
  server.failing = new Offline();
  await keeper.save(focused);
  expect(await device({ storage, server }).keeper.load()).toEqual(focused);
});

test("[DSH-025] a save that fails answers false and stays on the device", async () => {
  for (const failing of [new Offline(), new Refused()]) {
    const { keeper, server } = device();
    server.failing = failing;
    expect(await keeper.save(focused)).toBe(false);
    expect(keeper.known()).toEqual(focused);
  }
});

test("[DSH-026] without a network a preset and a reset succeed on the device, and are sent later", async () => {
  const { keeper, server } = device();
  server.failing = new Offline();
  expect(await keeper.applyPreset("focused")).toBe(true);
  expect(keeper.known()).toEqual(focused);
  expect(await keeper.reset()).toBe(true);
  expect(keeper.known()).toEqual(first);
  expect(await keeper.applyPreset("focused")).toBe(true);
  server.failing = null;
  expect(await keeper.load()).toEqual(focused);
  expect(server.kept?.layout).toEqual(focused);
});

test("[DSH-026] what the server refuses is no success", async () => {
  const { keeper, server } = device();
  server.failing = new Refused();
  expect(await keeper.applyPreset("focused")).toBe(false);
});

test("[DSH-027] a preset that this Home does not have fails and changes nothing", async () => {
  const { keeper, storage } = device();
  expect(await keeper.applyPreset("minimal")).toBe(false);
  expect(storage.size).toBe(0);
});

test("another device has the server's copy, and an older change that was never sent does not undo it", async () => {
  const { server } = device();
  const phone = device({ server, hour: 9 });
  server.failing = new Offline();
  await phone.keeper.save({ ...first, cardOrder: first.cardOrder.toReversed() });
  server.failing = null;
  await server.save(focused);
  expect(await phone.keeper.load()).toEqual(focused);
  expect(await device({ server }).keeper.load()).toEqual(focused);
});

test("on a shared device nobody finds another person's arrangement", async () => {
  const { keeper, storage } = device();
  await keeper.save(focused);
  expect(device({ storage, userId: "karim" }).keeper.known()).toEqual(first);
  storage.set("dashboard_preferences_will_holder", "{broken");
  expect(device({ storage }).keeper.known()).toEqual(first);
});

test("what is changed twice at once arrives in its order", async () => {
  const { keeper, server } = device();
  const arrived: string[] = [];
  const waits = [30, 0];
  server.save = async (layout) => {
    await new Promise((done) => setTimeout(done, waits.shift()));
    arrived.push(layout.layoutPreset);
  };
  await Promise.all([keeper.save(focused), keeper.save(first)]);
  expect(arrived).toEqual(["focused", "default"]);
});

test("an answer that was under way while something was changed does not undo it", async () => {
  const { keeper, server } = device();
  await server.save(first);
  const { promise, resolve } = Promise.withResolvers<void>();
  const older = server.kept!;
  server.fetch = async () => {
    await promise;
    return older;
  };
  const loading = keeper.load();
  await keeper.save(focused);
  resolve();
  expect(await loading).toEqual(focused);
  expect(keeper.known()).toEqual(focused);
});

test("[DSH-029] what the server refuses is noted for us and thrown at nobody; a lost connection is not even that", async () => {
  const { keeper, server, warnings } = device();
  server.failing = new Refused();
  await keeper.load();
  await keeper.save(focused);
  await keeper.applyPreset("focused");
  await keeper.reset();
  expect(warnings).toEqual(Array(4).fill(server.failing));
  server.failing = new Offline();
  await keeper.load();
  await keeper.save(focused);
  expect(warnings).toHaveLength(4);
});
