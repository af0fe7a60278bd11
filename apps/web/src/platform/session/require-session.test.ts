import { afterEach, beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("BroadcastChannel", undefined);
const page = { cookie: "" };
vi.stubGlobal("document", page);
const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);

const userId = "11111111-1111-4111-8111-111111111111";
const now = 1_800_000_000_000;

function flagAged(age: number) {
  storage.set("heirlock_auth", JSON.stringify({ authenticated: true, userId, at: now - age, eventId: "e" }));
}
function serverSays(byPath: Record<string, { status?: number; body: unknown }>) {
  fetchMock.mockImplementation(async (url) => {
    const { status = 200, body } = byPath[String(url)] ?? { status: 503, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
}
async function freshTab() {
  vi.resetModules();
  const { requireSession } = await import("./require-session.ts");
  const { sessionState } = await import("./session-store.ts");
  return { requireSession, sessionState };
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["setTimeout", "clearTimeout", "Date"] });
  storage.clear();
  page.cookie = "__Host-hl_has_session=1";
  fetchMock.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const signedIn = { success: true, data: { authenticated: true, userId, expiresAt: "2027-01-15T09:00:00Z" } };
const profile = { success: true, data: { user_type: "executor", profile: { id: userId }, kit_confirmed: false } };

test("[ACC-008] a visitor without any trace of a session is sent to sign in without a question", async () => {
  page.cookie = "";
  const { requireSession } = await freshTab();
  expect(await requireSession("/settings")).toEqual({
    outcome: "signed-out",
    loginPath: "/auth/login?from=%2Fsettings",
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

test("[ACC-032] session and user facts are asked together, and the server's kind of user counts", async () => {
  serverSays({ "/api/auth/session": { body: signedIn }, "/api/auth/user-profile": { body: profile } });
  const { requireSession } = await freshTab();
  const decision = requireSession("/settings");
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(await decision).toEqual({ outcome: "signed-in", userType: "executor", provisional: false });
  expect(JSON.parse(storage.get("heirlock_auth")!)).toMatchObject({ userId, at: now });
});

test("[ACC-012] [ACC-017] a silent server and a fresh flag: after 1.5 s the will holder's shell is drawn", async () => {
  flagAged(60_000);
  fetchMock.mockReturnValue(new Promise(() => {}));
  const { requireSession } = await freshTab();
  const settled = vi.fn();
  const decision = requireSession("/settings").then((value) => {
    settled();
    return value;
  });
  await vi.advanceTimersByTimeAsync(1499);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await decision).toEqual({ outcome: "signed-in", userType: "will_holder", provisional: true });
});

test("[ACC-012] [ACC-035] a silent server and a flag older than 10 minutes: sign in", async () => {
  flagAged(600_001);
  fetchMock.mockReturnValue(new Promise(() => {}));
  const { requireSession } = await freshTab();
  const decision = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(1500);
  expect((await decision).outcome).toBe("signed-out");
});

test("[ACC-039] a busy server leaves the flag alone", async () => {
  flagAged(700_000);
  serverSays({});
  const { requireSession } = await freshTab();
  const decision = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(1200);
  expect((await decision).outcome).toBe("unreachable");
  expect(storage.has("heirlock_auth")).toBe(true);
});

test.each(["UNEXPECTED_ERROR", "DATABASE_ERROR", "UNAVAILABLE", "DB_UUID_FUNCTION_MISSING"])(
  "[ACC-039] a server that failed with %s leaves the flag alone",
  async (code) => {
    flagAged(700_000);
    const answer = { status: code === "UNAVAILABLE" ? 503 : 500, body: { success: false, error: "Failed", code } };
    serverSays({ "/api/auth/session": answer, "/api/auth/user-profile": answer });
    const { requireSession } = await freshTab();
    const decision = requireSession("/settings");
    await vi.advanceTimersByTimeAsync(1200);
    expect((await decision).outcome).toBe("unreachable");
    expect(storage.has("heirlock_auth")).toBe(true);
  },
);

test("[ACC-040] the server's word that nobody is signed in clears the flag", async () => {
  flagAged(60_000);
  serverSays({
    "/api/auth/session": { body: { success: true, data: { authenticated: false, userId: null, expiresAt: null } } },
    "/api/auth/user-profile": {
      status: 401,
      body: { success: false, error: "Auth session missing", code: "AUTH_SESSION_MISSING" },
    },
  });
  const { requireSession, sessionState } = await freshTab();
  const decision = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(400);
  expect((await decision).outcome).toBe("signed-out");
  expect(storage.has("heirlock_auth")).toBe(false);
  expect(sessionState().status).toBe("signed-out");
});

test("[ACC-033] a missing session does not sign out while the companion cookie is there", async () => {
  flagAged(60_000);
  vi.resetModules();
  const { onSessionMissing } = await import("./validate-session.ts");
  await onSessionMissing();
  expect(storage.has("heirlock_auth")).toBe(true);
  page.cookie = "";
  const told = onSessionMissing();
  await vi.advanceTimersByTimeAsync(400);
  await told;
  expect(storage.has("heirlock_auth")).toBe(false);
});

test("another tab's sign-out speaks first when a call finds the session gone", async () => {
  flagAged(60_000);
  page.cookie = "";
  vi.resetModules();
  const { onSessionMissing } = await import("./validate-session.ts");
  const { sessionState } = await import("./session-store.ts");
  const heard = vi.fn();
  window.addEventListener("auth:logout", heard);
  const told = onSessionMissing();
  await vi.advanceTimersByTimeAsync(100);
  storage.delete("heirlock_auth");
  await vi.advanceTimersByTimeAsync(300);
  await told;
  expect(heard).not.toHaveBeenCalled();
  expect(sessionState().status).toBe("signed-out");
  window.removeEventListener("auth:logout", heard);
});

test("[ACC-013] the locally kept state is read at once: nothing is waited for", async () => {
  page.cookie = "";
  const { requireSession } = await freshTab();
  const settled = vi.fn();
  void requireSession("/settings").then(settled);
  // No timer has moved.
  await Promise.resolve();
  await Promise.resolve();
  expect(settled).toHaveBeenCalledOnce();
});

/** A request that hangs until its signal stops it, as fetch does. */
function hang(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
}

/** A silent server. Tells when it was asked for the kind of user and when that was given up, in milliseconds. */
function watchQuestions() {
  vi.useFakeTimers({ now, toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  // The engine's own has a clock that no test can turn.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
    return controller.signal;
  });
  const asked: number[] = [];
  const givenUp: number[] = [];
  fetchMock.mockImplementation((url, init) => {
    if (String(url) === "/api/auth/user-profile") {
      asked.push(Date.now() - now);
      init?.signal?.addEventListener("abort", () => givenUp.push(Date.now() - now));
    }
    return hang(init);
  });
  return { asked, givenUp };
}

test("[ACC-014] the guard gives up its question for the kind of user after 1 s", async () => {
  flagAged(0);
  const { givenUp } = watchQuestions();
  const { requireSession } = await freshTab();
  const decided = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(999);
  expect(givenUp).toEqual([]);
  await vi.advanceTimersByTimeAsync(501);
  await decided;
  expect(givenUp).toEqual([1000]);
});

test("[ACC-021] outside of the guard the question for the kind of user is given up after 4.5 s, and not asked again", async () => {
  flagAged(0);
  const { asked, givenUp } = watchQuestions();
  await freshTab();
  const { validateSession } = await import("./validate-session.ts");
  const validated = validateSession();
  await vi.advanceTimersByTimeAsync(4499);
  expect(givenUp).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect({ asked, givenUp }).toEqual({ asked: [0], givenUp: [4500] });
  expect((await validated).status).toBe("unreachable");
});

test("[ACC-022] behind the guard the kind of user is asked for twice, and both are over after 5 s", async () => {
  flagAged(0);
  const { asked, givenUp } = watchQuestions();
  const { requireSession } = await freshTab();
  const decided = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(4999);
  expect({ asked, givenUp }).toEqual({ asked: [0, 2000], givenUp: [1000] });
  await vi.advanceTimersByTimeAsync(1);
  expect(givenUp).toEqual([1000, 5000]);
  expect(await decided).toMatchObject({ outcome: "signed-in", provisional: true });
});

test("[ACC-024] after 0.8 s without an answer the kind of user from before is drawn", async () => {
  flagAged(60_000);
  vi.stubGlobal("sessionStorage", { getItem: () => JSON.stringify({ userId, userType: "executor" }) });
  fetchMock.mockReturnValue(new Promise(() => {}));
  const { requireSession, sessionState } = await freshTab();
  const decision = requireSession("/settings");
  await vi.advanceTimersByTimeAsync(799);
  expect(sessionState()).toMatchObject({ userType: "will_holder", userTypeFrom: "fallback" });
  await vi.advanceTimersByTimeAsync(1);
  expect(sessionState()).toMatchObject({ userType: "executor", userTypeFrom: "cache" });
  await vi.advanceTimersByTimeAsync(700);
  expect(await decision).toEqual({ outcome: "signed-in", userType: "executor", provisional: true });
  vi.stubGlobal("sessionStorage", undefined);
});

test("[ACC-036] [ACC-039] validation that takes longer than 5 s leaves the session unreachable, and the flag", async () => {
  flagAged(0);
  watchQuestions();
  await freshTab();
  const { validateSession } = await import("./validate-session.ts");
  const settled = vi.fn();
  const validated = validateSession().finally(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await validated).status).toBe("unreachable");
  expect(storage.has("heirlock_auth")).toBe(true);
});

test("[ACC-038] a missing session while signing in is an answer, not an error", async () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  serverSays({
    "/api/auth/session": { body: { success: true, data: { authenticated: false, userId: null, expiresAt: null } } },
    "/api/auth/user-profile": {
      status: 401,
      body: { success: false, error: "Auth session missing", code: "AUTH_SESSION_MISSING" },
    },
  });
  vi.resetModules();
  const { validateSession } = await import("./validate-session.ts");
  expect((await validateSession()).status).toBe("signed-out");
  expect(complained).not.toHaveBeenCalled();
  // Nothing went to the log of the server either.
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(["/api/auth/session", "/api/auth/user-profile"]);
  complained.mockRestore();
});

test("[ACC-041] the session holds the id, the e-mail, what is known of the person, and its end", async () => {
  const person = { id: userId, email: "nadia@example.org", first_name: "Nadia", last_name: "Haddad" };
  serverSays({
    "/api/auth/session": { body: signedIn },
    "/api/auth/user-profile": {
      body: { success: true, data: { user_type: "will_holder", profile: person, kit_confirmed: true } },
    },
  });
  const { requireSession, sessionState } = await freshTab();
  await requireSession("/settings");
  expect(sessionState()).toMatchObject({ userId, expiresAt: signedIn.data.expiresAt, profile: person });
});
