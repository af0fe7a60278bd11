import { beforeEach, expect, test, vi } from "vitest";

/** A browser in miniature: a window with events, storage and channels that reach every other tab. */
const storage = new Map<string, string>();
const page = new EventTarget();
vi.stubGlobal("window", page);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
const posted: unknown[] = [];
const channel = Object.assign(new EventTarget(), { postMessage: (data: unknown) => posted.push(data) });
const openedChannels: string[] = [];
// Every tab's channel is the same one here.
vi.stubGlobal("BroadcastChannel", function open(name: string) {
  openedChannels.push(name);
  return channel;
});

function otherTabStores(newValue: string | null): void {
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "heirlock_auth", newValue }));
}
function otherTabPosts(data: unknown): void {
  channel.dispatchEvent(new MessageEvent("message", { data }));
}
async function freshTab() {
  vi.resetModules();
  return await import("./auth-events.ts");
}

beforeEach(() => {
  storage.clear();
  posted.length = 0;
});

test("[ACC-031] [ACC-046] [ACC-047] a sign-in writes the flag, tells the channel and announces it here", async () => {
  const tab = await freshTab();
  const heard = vi.fn();
  page.addEventListener("auth:login", heard, { once: true });
  tab.announceSignedIn("user-1", "login");
  expect(JSON.parse(storage.get("heirlock_auth")!)).toMatchObject({ authenticated: true, userId: "user-1" });
  expect(posted).toEqual([expect.objectContaining({ type: "AUTH_STATE_CHANGE", authenticated: true })]);
  expect(openedChannels.at(-1)).toBe("heirlock-auth");
  expect(heard).toHaveBeenCalledOnce();
});

test("[ACC-045] [ACC-046] a sign-out that arrives by storage and by channel counts once", async () => {
  storage.set("heirlock_auth", JSON.stringify({ authenticated: true, userId: "u", at: 1, eventId: "e0" }));
  const tab = await freshTab();
  const heard = vi.fn();
  const stop = tab.listenToOtherTabs(heard);
  const event = { type: "AUTH_STATE_CHANGE", authenticated: false, userId: "u", eventId: "e1", at: 2 };
  otherTabStores(JSON.stringify(event));
  otherTabStores(null);
  otherTabPosts(event);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ authenticated: false, userId: "u" }));
  stop();
});

test("[ACC-045] storage alone is enough, even when somebody else removed the flag", async () => {
  storage.set("heirlock_auth", JSON.stringify({ authenticated: true, userId: "u", at: 1, eventId: "e0" }));
  const tab = await freshTab();
  const heard = vi.fn();
  const stop = tab.listenToOtherTabs(heard);
  otherTabStores(null);
  otherTabStores(null);
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test("[ACC-037] in the second after a sign-out here, what other tabs say is an echo", async () => {
  vi.useFakeTimers({ now: 10_000 });
  const tab = await freshTab();
  const heard = vi.fn();
  const stop = tab.listenToOtherTabs(heard);
  tab.announceSignedOut();
  vi.setSystemTime(10_999);
  otherTabPosts({ type: "AUTH_STATE_CHANGE", authenticated: true, userId: "u", eventId: "e2", at: 1 });
  expect(heard).not.toHaveBeenCalled();
  vi.setSystemTime(11_000);
  otherTabPosts({ type: "AUTH_STATE_CHANGE", authenticated: true, userId: "u", eventId: "e3", at: 1 });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  vi.useRealTimers();
});

test("a confirmation of the same person is no news to other tabs", async () => {
  const tab = await freshTab();
  tab.announceSignedIn("u", "login");
  tab.announceSignedIn("u", "refresh");
  expect(posted).toHaveLength(1);
  const heard = vi.fn();
  const stop = tab.listenToOtherTabs(heard);
  otherTabStores(JSON.stringify({ authenticated: true, userId: "u", at: 5, eventId: "e9" }));
  expect(heard).not.toHaveBeenCalled();
  stop();
});
