import { afterEach, expect, test, vi } from "vitest";
import { withHost } from "./host.ts";
import { postJson } from "./post-json.ts";

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetchMock);
afterEach(() => fetchMock.mockReset());

function answer(body: string, init: ResponseInit) {
  fetchMock.mockResolvedValueOnce(new Response(body, init));
}

test("[GEN-006] posts its argument as JSON, labelled so, with the caller's headers", async () => {
  answer('{"success":true}', { status: 200 });
  await postJson("/api/things", { a: 1 }, { headers: { "X-Trace": "7" } });
  const [url, init] = fetchMock.mock.calls[0]!;
  const headers = new Headers(init?.headers);
  expect(url).toBe("/api/things");
  expect(init?.method).toBe("POST");
  expect(init?.body).toBe('{"a":1}');
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("X-Trace")).toBe("7");
});

test("[GEN-007] addresses stay relative in the browser and get the product's host in the wrapper", () => {
  expect(withHost("/api/health", undefined)).toBe("/api/health");
  expect(withHost("/api/health", "https://app.example.org")).toBe("https://app.example.org/api/health");
  expect(() => withHost("/api/health", "http://app.example.org")).toThrow("https");
});

test("[GEN-008] parses the answer as JSON, and a 4xx is returned with its status", async () => {
  answer('{"success":true,"data":{"n":1}}', { status: 200 });
  expect(await postJson("/api/x", {})).toEqual({ success: true, data: { n: 1 }, status: 200 });
  answer('{"success":false,"code":"CAP_REACHED"}', { status: 409 });
  expect(await postJson("/api/x", {})).toEqual({ success: false, code: "CAP_REACHED", status: 409 });
});

test.each([
  ['{"error":"The database did not answer"}', 500, "The database did not answer"],
  ['{"message":"Busy"}', 503, "Busy"],
  ['{"error":""}', 500, "Server error occurred"],
  ["{}", 500, "Server error occurred"],
  ["<html>", 502, "Server error occurred"],
])("[GEN-009] a status of 500 or above throws: %s", async (body, status, message) => {
  answer(body, { status });
  await expect(postJson("/api/x", {})).rejects.toThrow(message);
});

test.each([
  [200, "", "Invalid JSON response from server"],
  [404, "Not Found", "Not Found"],
  [404, "", "API request failed"],
])("[GEN-010] an answer that is not JSON throws (%i %s)", async (status, statusText, message) => {
  answer("<p>hello</p>", { status, statusText });
  await expect(postJson("/api/x", {})).rejects.toThrow(message);
});
