import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the store does with each part that is sent, in this order; "takes" once the list is used up. */
let fate: ("takes" | "breaks" | "says nothing")[] = [];
let sent = 0;
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 200;
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {
    this.onloadend?.();
  }
  send(piece: Blob) {
    sent++;
    const what = fate.shift() ?? "takes";
    this.upload.onprogress?.({ loaded: piece.size / 2 });
    if (what === "takes") this.onload?.();
    if (what === "breaks") this.onerror?.();
    if (what !== "says nothing") this.onloadend?.();
  }
}

const parts = [{ number: 1, size: 9, url: "/part", headers: {}, done: false }];
vi.mock("../../platform/api/call.ts", () => ({ call: async () => ({ data: { parts } }) }));
vi.mock("../../platform/api/host.ts", () => ({ withHost: (path: string) => path }));
vi.mock("../../platform/keys/keys-client.ts", () => ({
  askVault: async () => ({ blob: new Blob(["123456789"]), sha256: "", size: 9, parts: [""] }),
}));
const { uploadFile } = await import("./upload-file.ts");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  sent = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let id = 0;
function upload() {
  const file = { owner: {}, place: {}, keys: {}, id: String(++id), blob: new Blob(["plain"]) } as never;
  const ended = uploadFile(file, {}).then(
    () => "stored",
    ({ message }) => message,
  );
  return ended;
}

test("[VLT-040] [VLT-042] a part that breaks three times ends the upload, 500 and 1000 ms apart", async () => {
  fate = ["breaks", "breaks", "breaks"];
  const ended = upload();
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toBe(3);
  expect(await ended).toBe("File upload failed after multiple attempts");
});

test("a line on which nothing moves any more is given up and tried again, instead of waiting for ever", async () => {
  fate = ["says nothing"];
  const ended = upload();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sent).toBe(2);
  expect(await ended).toBe("stored");
  expect(vi.getTimerCount()).toBe(0);
});
