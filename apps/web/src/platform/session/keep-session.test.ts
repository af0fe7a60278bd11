import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** One tab in miniature: a window with events, storage that other tabs share, a clock, and a server. */
const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
const place = { pathname: "/dashboard/will-holder/assets", search: "?tab=digital", replace: vi.fn() };
const page = Object.assign(new EventTarget(), { location: place });
vi.stubGlobal("window", page);
vi.stubGlobal("location", place);
vi.stubGlobal("BroadcastChannel", undefined);
const doc = Object.assign(new EventTarget(), { cookie: "__Host-hl_has_session=1" });
vi.stubGlobal("document", doc);
const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);
const lock = vi.fn(async () => {});
vi.mock("../keys/keys-client.ts", () => ({ lock }));

const userId = "11111111-1111-4111-8111-111111111111";
const start = 1_800_000_000_000;
const minute = 60_000;
const hour = 60 * minute;

let expiresAt: number;
let down: boolean;
const asked = (path: string) => fetchMock.mock.calls.filter(([url]) => url === path).length;
/** The server extends by an hour from now, as it does. */
function serve(): void {
  fetchMock.mockImplementation(async (url) => {
    if (down) throw new TypeError("Failed to fetch");
    if (url === "/api/auth/session/refresh") expiresAt = Date.now() + hour;
    const instant = new Date(expiresAt).toISOString();
    const data = { authenticated: true, userId, expiresAt: instant };
    return new Response(JSON.stringify({ success: true, data }));
  });
}

async function openTab() {
  vi.resetModules();
  const { setSession, sessionState } = await import("./session-store.ts");
  const { keepSession, stayActive } = await import("./keep-session.ts");
  const { idleWarning } = await import("./idle-warning.ts");
  setSession({ status: "signed-in", userId, userTypeFrom: "server", expiresAt: new Date(expiresAt).toISOString() });
  const stop = keepSession();
  return { stop, stayActive, warning: () => idleWarning.endsAt(), sessionState };
}
const press = (key = "a") => page.dispatchEvent(Object.assign(new Event("keydown"), { key }));
const click = () => page.dispatchEvent(new Event("pointerdown"));
const otherTabActs = () => {
  storage.set("heirlock_activity", String(Date.now()));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "heirlock_activity" }));
};

let tab: Awaited<ReturnType<typeof openTab>>;
beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.spyOn(Math, "random").mockReturnValue(0);
  storage.clear();
  storage.set("heirlock_session", `${start} ${userId}`);
  expiresAt = start + hour;
  down = false;
  fetchMock.mockReset();
  serve();
  lock.mockClear();
  place.replace.mockClear();
  tab = await openTab();
});
afterEach(() => {
  tab.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("[ACC-055] [ACC-060] without activity", () => {
  test("a warning comes after 30 minutes and says until when", async () => {
    await vi.advanceTimersByTimeAsync(30 * minute - 1);
    expect(tab.warning()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.warning()).toBe(start + 32 * minute);
  });

  test("two minutes later keys are dropped, the session ends on the server, and sign-in leads back here", async () => {
    await vi.advanceTimersByTimeAsync(32 * minute - 1);
    expect(lock).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(lock).toHaveBeenCalledOnce();
    expect(asked("/api/auth/logout")).toBe(1);
    const from = encodeURIComponent("/dashboard/will-holder/assets?tab=digital");
    expect(place.replace).toHaveBeenCalledWith(`/auth/login?from=${from}`);
    expect(storage.has("heirlock_ending")).toBe(false);
  });

  test("a server that is away does not keep the page: it is left, and the ending is kept in mind", async () => {
    down = true;
    await vi.advanceTimersByTimeAsync(32 * minute + 3000);
    expect(lock).toHaveBeenCalledOnce();
    expect(place.replace).toHaveBeenCalledOnce();
    expect(storage.get("heirlock_ending")).toBe("1");
  });
});

describe("[ACC-059] activity", () => {
  test("starts the 30 minutes anew", async () => {
    await vi.advanceTimersByTimeAsync(20 * minute);
    click();
    await vi.advanceTimersByTimeAsync(29 * minute);
    expect(tab.warning()).toBeNull();
    await vi.advanceTimersByTimeAsync(minute);
    expect(tab.warning()).toBe(start + 52 * minute);
  });

  test("in another tab counts here, and sends the warning away", async () => {
    await vi.advanceTimersByTimeAsync(31 * minute);
    expect(tab.warning()).not.toBeNull();
    otherTabActs();
    expect(tab.warning()).toBeNull();
    await vi.advanceTimersByTimeAsync(29 * minute);
    expect(place.replace).not.toHaveBeenCalled();
  });

  test("sends the warning away, except for the keys and presses that answer it", async () => {
    await vi.advanceTimersByTimeAsync(31 * minute);
    for (const key of ["Tab", "Enter", " ", "Shift"]) press(key);
    const inside = { closest: () => ({}) };
    const pressInside = new Event("pointerdown");
    Object.defineProperty(pressInside, "target", { value: inside });
    page.dispatchEvent(pressInside);
    expect(tab.warning()).not.toBeNull();
    press("x");
    expect(tab.warning()).toBeNull();
  });

  test("is also the answer Stay signed in", async () => {
    await vi.advanceTimersByTimeAsync(31 * minute);
    tab.stayActive();
    expect(tab.warning()).toBeNull();
    expect(storage.get("heirlock_activity")).toBe(String(start + 31 * minute));
  });

  test("is written down for the other tabs, not more often than every five seconds", async () => {
    const write = vi.spyOn(storage, "set");
    for (let i = 0; i < 100; i++) {
      click();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(write.mock.calls.filter(([key]) => key === "heirlock_activity")).toHaveLength(2);
  });

  test("with under ten minutes left extends the session by an hour", async () => {
    expiresAt = start + 10 * minute;
    tab.stop();
    tab = await openTab();
    await vi.advanceTimersByTimeAsync(1);
    click();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked("/api/auth/session/refresh")).toBe(1);
    expect(tab.sessionState().expiresAt).toBe(new Date(start + 1 + hour).toISOString());
  });

  test("with ten minutes left or more does not", async () => {
    for (let passed = 0; passed < 50; passed += 10) {
      await vi.advanceTimersByTimeAsync(10 * minute);
      click();
    }
    expect(asked("/api/auth/session/refresh")).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    click();
    expect(asked("/api/auth/session/refresh")).toBe(1);
  });

  test("on a page that asks the server for nothing is told to it after two minutes", async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    click();
    expect(asked("/api/auth/session/activity")).toBe(1);
    await vi.advanceTimersByTimeAsync(minute);
    click();
    expect(asked("/api/auth/session/activity")).toBe(1);
    await vi.advanceTimersByTimeAsync(minute);
    click();
    expect(asked("/api/auth/session/activity")).toBe(2);
  });
});

describe("a computer that slept", () => {
  const sleep = (time: number) => vi.setSystemTime(Date.now() + time);

  test.each(["pointerdown", "keydown", "focus", "pageshow"])(
    "does not bring the session back by %s after the limit",
    async (name) => {
      sleep(3 * hour);
      page.dispatchEvent(Object.assign(new Event(name), { key: "a" }));
      await vi.advanceTimersByTimeAsync(0);
      expect(lock).toHaveBeenCalledOnce();
      expect(asked("/api/auth/logout")).toBe(1);
      expect(place.replace).toHaveBeenCalledOnce();
      expect(storage.has("heirlock_activity")).toBe(false);
      await vi.advanceTimersByTimeAsync(10 * minute);
      expect(asked("/api/auth/session/refresh")).toBe(0);
    },
  );

  test("for less than the warning goes on, and for a little more has what is left of the countdown", async () => {
    sleep(20 * minute);
    page.dispatchEvent(new Event("focus"));
    expect(tab.warning()).toBeNull();
    sleep(11 * minute);
    page.dispatchEvent(new Event("focus"));
    expect(tab.warning()).toBe(start + 32 * minute);
  });

  test("finds the session over also when the page is opened anew", async () => {
    tab.stop();
    sleep(45 * minute);
    vi.resetModules();
    const { validateSession } = await import("./validate-session.ts");
    expect((await validateSession()).status).toBe("signed-out");
    expect(asked("/api/auth/logout")).toBe(1);
    expect(asked("/api/auth/session")).toBe(0);
  });

  test("and cannot reach the server shows nothing until the session has been ended there", async () => {
    tab.stop();
    sleep(45 * minute);
    storage.set("heirlock_auth", JSON.stringify({ authenticated: true, userId, at: Date.now(), eventId: "e" }));
    down = true;
    vi.resetModules();
    const { requireSession } = await import("./require-session.ts");
    expect(await requireSession("/settings")).toEqual({ outcome: "unreachable" });
    down = false;
    expect((await requireSession("/settings")).outcome).toBe("signed-out");
    expect(asked("/api/auth/logout")).toBe(2);
  });
});

test("[ACC-056] after 24 hours the session ends, however busy the person is", async () => {
  for (let passed = 0; passed < 24 * 60 - 10; passed += 10) {
    await vi.advanceTimersByTimeAsync(10 * minute);
    click();
  }
  await vi.advanceTimersByTimeAsync(10 * minute - 1);
  expect(place.replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked("/api/auth/logout")).toBe(1);
  expect(place.replace).toHaveBeenCalledOnce();
});

describe("[ACC-050] the synchroniser", () => {
  test("asks every 300 s, shifted by up to 10 s, and nothing that counts as activity", async () => {
    await vi.advanceTimersByTimeAsync(300_000 - 1);
    expect(fetchMock).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(["/api/auth/session"]);
    vi.mocked(Math.random).mockReturnValue(1);
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.advanceTimersByTimeAsync(310_000 - 1);
    expect(asked("/api/auth/session")).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked("/api/auth/session")).toBe(3);
  });

  test("[ACC-051] renews when fewer than 600 s remain", async () => {
    expiresAt = start + 300_000 + 600_000;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked("/api/auth/session/refresh")).toBe(0);
    expiresAt = start + 600_000 + 599_999;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked("/api/auth/session/refresh")).toBe(1);
  });

  test("finds an ended session within its turn, and the page goes to sign in", async () => {
    fetchMock.mockImplementation(
      async () =>
        new Response(JSON.stringify({ success: true, data: { authenticated: false, userId: null, expiresAt: null } })),
    );
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tab.sessionState().status).toBe("signed-out");
  });
});

describe("renewing", () => {
  const renewals = () => asked("/api/auth/session/refresh");
  async function renew() {
    const { renewSession } = await import("./renew-session.ts");
    await renewSession();
  }

  test("[ACC-052] twice within 30 s is once, whoever asks", async () => {
    await renew();
    await vi.advanceTimersByTimeAsync(29_999);
    await renew();
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await renew();
    expect(renewals()).toBe(2);
  });

  test("[ACC-053] [ACC-054] a failure is repeated twice, and again five minutes after the first repetition", async () => {
    down = true;
    await renew();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(renewals()).toBe(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(renewals()).toBe(3);
    await vi.advanceTimersByTimeAsync(269_999);
    expect(renewals()).toBe(3);
    down = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(renewals()).toBe(4);
    expect(tab.sessionState().expiresAt).toBe(new Date(start + 330_000 + hour).toISOString());
  });
});
