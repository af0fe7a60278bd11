import { describe, expect, test } from "vitest";
import { createFairLine, LineFullError } from "./fair-line.ts";

const limits = { atOnce: 1, mostWaiting: 100, mostFromOne: 30 };

/** Lets everybody wait behind one who is being served, then serves them all; the order in which they had their turn. */
async function served(places: { known?: boolean; from: string }[]): Promise<string[]> {
  const wait = createFairLine(limits);
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [wait({ known: true, from: "first" }, () => first.promise)];
  for (const { known = false, from } of places) {
    all.push(wait({ known, from }, async () => void order.push(from)));
  }
  first.resolve();
  await Promise.all(all);
  return order;
}
const many = (count: number, from: string, known = false) => Array.from({ length: count }, () => ({ from, known }));

describe("[SEC-040] a line for scarce work", () => {
  test("whoever fills it from one place lets others wait for one turn, not for all of theirs", async () => {
    const order = await served([...many(20, "flood"), { from: "you" }]);
    expect(order.indexOf("you")).toBe(1);
  });

  test("known people go before strangers, from however many places these come", async () => {
    const strangers = Array.from({ length: 50 }, (_, n) => ({ from: `stranger ${n}` }));
    const order = await served([...strangers, { from: "owner", known: true }]);
    expect(order.indexOf("owner")).toBeLessThanOrEqual(1);
  });

  test("strangers get every fourth turn, however many known people wait", async () => {
    const order = await served([...many(30, "owner", true), ...many(5, "stranger")]);
    expect(order.slice(0, 20).filter((from) => from === "stranger")).toHaveLength(5);
  });

  test("a full line of strangers turns away strangers, and nobody else", async () => {
    const wait = createFairLine(limits);
    const first = Promise.withResolvers<void>();
    const served = wait({ known: false, from: "first" }, () => first.promise);
    const waiting = Array.from({ length: 100 }, (_, n) => wait({ known: false, from: `${n}` }, async () => n));
    await expect(wait({ known: false, from: "new" }, async () => {})).rejects.toThrow(LineFullError);
    const owner = wait({ known: true, from: "0" }, async () => "served");
    first.resolve();
    expect(await owner).toBe("served");
    expect(await Promise.all(waiting)).toHaveLength(100);
    await served;
  });

  test("one place never holds more than its share of the line", async () => {
    const wait = createFairLine(limits);
    const first = Promise.withResolvers<void>();
    const all = [wait({ known: false, from: "flood" }, () => first.promise)];
    for (let n = 0; n < 30; n++) all.push(wait({ known: false, from: "flood" }, async () => {}));
    await expect(wait({ known: false, from: "flood" }, async () => {})).rejects.toThrow(LineFullError);
    all.push(wait({ known: false, from: "somebody else" }, async () => {}));
    first.resolve();
    await Promise.all(all);
  });

  test("work that fails gives its place back", async () => {
    const wait = createFairLine(limits);
    await expect(wait({ known: false, from: "a" }, () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await wait({ known: false, from: "a" }, async () => "served")).toBe("served");
  });
});
