import type { Will } from "@heirlock/contract/wills";
import { expect, test } from "vitest";
import { publish, published, started, willServer } from "./testing/browser-of.ts";

const { server, browserOf, holderIn } = willServer();

let address = 0;
/** By nobody: no cookie, each from an address of its own. */
const verify = async (body: object) => {
  address += 1;
  const remoteAddress = `198.51.100.${address}`;
  const answer = await server.app.inject({ method: "POST", url: "/api/wills/verify", payload: body, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), headers: Object.keys(answer.headers).toSorted() };
};
const hashOf = ({ versions }: Will, number: number) => versions.find((one) => one.number === number)!.content_hash!;
const today = () => new Date().toISOString().slice(0, 10);

test("[DOC-014] three answers to hash and version, and nothing else in them", async () => {
  const call = await browserOf(await holderIn());
  const will = await published(call);
  const first = { hash: hashOf(will, 1), version: 1 };
  const current = await verify(first);
  expect(current.body).toEqual({ success: true, data: { answer: "current", published_on: today() } });

  await call("POST", `/api/wills/${will.id}/versions`, {});
  expect((await verify(first)).body, "a draft is nobody's business").toEqual(current.body);

  const second = (await publish(call, will, 2)).body.data as Will;
  const later = await verify(first);
  expect(later.body).toEqual({ success: true, data: { answer: "later_exists", published_on: today() } });
  expect((await verify({ hash: hashOf(second, 2), version: 2 })).body.data.answer).toBe("current");

  const unknown = await verify({ hash: "0".repeat(64), version: 1 });
  expect(unknown.body).toEqual({ success: true, data: { answer: "unknown", published_on: null } });
  expect(unknown.headers).toEqual(current.headers);
});

test("[DOC-014] a known hash with another version is as unknown as any, and so is whatever is no published text", async () => {
  const call = await browserOf(await holderIn());
  const will = await published(call);
  const draft = await started(call);
  const unknown = (await verify({ hash: "0".repeat(64), version: 1 })).body;
  for (const version of [2, 3, 100]) expect((await verify({ hash: hashOf(will, 1), version })).body).toEqual(unknown);
  expect(draft.versions[0]!.content_hash).toBeNull();
  for (const body of [
    { hash: hashOf(will, 1) },
    { hash: hashOf(will, 1).slice(0, 63), version: 1 },
    { hash: "%".repeat(64), version: 1 },
    { hash: hashOf(will, 1), version: 1, will: will.id },
  ])
    expect((await verify(body)).status).toBe(400);
});

test("[DOC-014] archived or not, a paper is what was published", async () => {
  const call = await browserOf(await holderIn());
  const will = await published(call);
  await call("POST", `/api/wills/${will.id}/archive`, {});
  expect((await verify({ hash: hashOf(will, 1), version: 1 })).body.data.answer).toBe("current");
});

test("[DOC-014] guessing is rate limited by address", async () => {
  const guess = (n: number) =>
    server.app.inject({
      method: "POST",
      url: "/api/wills/verify",
      payload: { hash: String(n).padStart(64, "0"), version: 1 },
      remoteAddress: "203.0.113.7",
    });
  for (let n = 0; n < 30; n++) expect((await guess(n)).statusCode).toBe(200);
  expect((await guess(30)).json().code).toBe("RATE_LIMITED");
});
