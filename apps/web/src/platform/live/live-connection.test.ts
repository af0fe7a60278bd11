import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveConnection } from "./live-connection.ts";

class FakeSource extends EventTarget {
  readyState = 0;
  close = vi.fn(() => {
    this.readyState = 2;
  });
  opened() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  dropped() {
    this.readyState = 0;
    this.dispatchEvent(new Event("error"));
  }
  refused() {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }
}

const sources: FakeSource[] = [];
const handlers = {
  event: vi.fn(),
  caughtUp: vi.fn(),
  status: vi.fn(),
  poll: vi.fn(),
  sessionLives: vi.fn(async () => true),
};
const newest = () => sources.at(-1)!;
const settle = () => vi.advanceTimersByTimeAsync(0);
function connect() {
  const connection = new LiveConnection(() => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  }, handlers);
  connection.start();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sources.length = 0;
});
afterEach(() => vi.useRealTimers());

test("[EVT-003] reconnects after 1, 2, 4, 8 and 16 s, then no more, and asks once a minute", async () => {
  connect();
  for (const wait of [1000, 2000, 4000, 8000, 16_000]) {
    newest().dropped();
    const before = sources.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sources).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sources).toHaveLength(before + 1);
  }
  newest().dropped();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(handlers.poll).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  expect(handlers.poll).toHaveBeenCalledTimes(2);
  expect(sources).toHaveLength(6);
});

test("a revival starts the waits anew (D66)", async () => {
  const connection = connect();
  for (const wait of [1000, 2000, 4000, 8000, 16_000]) {
    newest().dropped();
    await vi.advanceTimersByTimeAsync(wait);
  }
  newest().dropped();
  await settle();
  connection.revive();
  expect(sources).toHaveLength(7);
  newest().dropped();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sources).toHaveLength(8);
  expect(handlers.poll).not.toHaveBeenCalled();
});

test("an open stream stays one stream when revived", () => {
  const connection = connect();
  newest().opened();
  connection.revive();
  expect(sources).toHaveLength(1);
});

test("a refused stream is opened again only while the session lives", async () => {
  handlers.sessionLives.mockResolvedValueOnce(false);
  connect();
  newest().refused();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sources).toHaveLength(1);
});

test("status follows the stream, and a gap is told so that nothing is missed", async () => {
  connect();
  newest().opened();
  expect(handlers.status).toHaveBeenLastCalledWith(true);
  expect(handlers.caughtUp).not.toHaveBeenCalled();
  newest().dropped();
  await settle();
  expect(handlers.status).toHaveBeenLastCalledWith(false);
  await vi.advanceTimersByTimeAsync(1000);
  newest().opened();
  expect(handlers.caughtUp).toHaveBeenCalledOnce();
});

test("a first stream that opens late, or at the second try, missed what happened since the page was loaded", async () => {
  connect();
  await vi.advanceTimersByTimeAsync(1001);
  newest().opened();
  expect(handlers.caughtUp).toHaveBeenCalledOnce();

  connect();
  newest().dropped();
  await vi.advanceTimersByTimeAsync(1000);
  newest().opened();
  expect(handlers.caughtUp).toHaveBeenCalledTimes(2);
});

test("[EVT-001] messages are JSON; what is not is dropped", () => {
  connect();
  newest().dispatchEvent(new MessageEvent("message", { data: "hello" }));
  newest().dispatchEvent(new MessageEvent("message", { data: '{"kind":"asset.created","payload":{"id":"x"}}' }));
  expect(handlers.event).toHaveBeenCalledExactlyOnceWith({ kind: "asset.created", payload: { id: "x" } });
});

test("a stopped stream stays closed", async () => {
  const connection = connect();
  connection.stop();
  expect(newest().close).toHaveBeenCalled();
  connection.revive();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sources).toHaveLength(1);
});
