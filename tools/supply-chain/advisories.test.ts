import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Advisory, checkAdvisories } from "./advisories.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A registry that answers; what it was asked is kept. */
async function registry(status: number, answer: unknown): Promise<{ url: string; asked: unknown[] }> {
  const asked: unknown[] = [];
  server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    asked.push([request.method, request.url, JSON.parse(text)]);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}
const installed = new Map([
  ["fastify", ["5.1.0"]],
  ["pg", ["8.23.1"]],
]);
const advisory: Advisory = {
  id: 1,
  url: "https://advisories.example/GHSA-1",
  title: "Body validation can be skipped",
  severity: "high",
  vulnerable_versions: "<5.3.2",
};
const rules = { exceptions: [], today: "2026-11-16" };
const exception = { package: "fastify", url: advisory.url, why: "we never use it", until: "2026-12-01" };

test("[SEC-038] an advisory about an installed version is a finding that names package, range and address", async () => {
  const { url, asked } = await registry(200, { fastify: [advisory] });
  expect(await checkAdvisories(url, installed, rules)).toEqual({
    outcome: "checked",
    findings: ["fastify <5.3.2: high, Body validation can be skipped (https://advisories.example/GHSA-1)"],
    accepted: [],
  });
  const wanted = { fastify: ["5.1.0"], pg: ["8.23.1"] };
  expect(asked).toEqual([["POST", "/-/npm/v1/security/advisories/bulk", wanted]]);
});

test("no advisory is no finding", async () => {
  const { url } = await registry(200, {});
  expect(await checkAdvisories(url, installed, rules)).toEqual({ outcome: "checked", findings: [], accepted: [] });
});

test("a low one does not count", async () => {
  const { url } = await registry(200, { fastify: [{ ...advisory, severity: "low" }] });
  expect(await checkAdvisories(url, installed, rules)).toMatchObject({ findings: [] });
});

test("an exception is accepted until its day, and not after it", async () => {
  const { url } = await registry(200, { fastify: [advisory] });
  const until = (today: string) => checkAdvisories(url, installed, { exceptions: [exception], today });
  expect(await until("2026-12-01")).toMatchObject({
    findings: [],
    accepted: [expect.stringContaining("we never use it")],
  });
  expect(await until("2026-12-02")).toMatchObject({ findings: [expect.stringContaining("ended on 2026-12-01")] });
});

test("an exception that names nothing any more is a finding", async () => {
  const { url } = await registry(200, {});
  const checked = await checkAdvisories(url, installed, { ...rules, exceptions: [exception] });
  expect(checked).toMatchObject({ findings: [expect.stringContaining("is not needed any more")] });
});

test.each([405, 404, 500, 403])("[SEC-038] a registry that answers %i has checked nothing", async (status) => {
  const { url } = await registry(status, {});
  const because = `the registry answered ${status}`;
  expect(await checkAdvisories(url, installed, rules)).toEqual({ outcome: "not checked", because });
});

test("a registry that is not there has checked nothing", async () => {
  const checked = await checkAdvisories("http://127.0.0.1:1/", installed, rules);
  expect(checked).toMatchObject({ outcome: "not checked" });
});
