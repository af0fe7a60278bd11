import { describe, expect, test, vi } from "vitest";
import { createFairLine, LineFullError } from "./fair-line.ts";

const limits = { atOnce: 1, strangersAtOnce: 1, mostWaiting: 100, mostFromOne: 30 };

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
    expect(order.indexOf("you")).toBeLessThanOrEqual(1);
  });

  test("known people go before strangers, from however many places these come", async () => {
    const strangers = Array.from({ length: 50 }, (_, n) => ({ from: `stranger ${n}` }));
    const owner = { from: "owner", known: true };
    for (const places of [
      [...strangers, owner],
      [owner, ...strangers],
    ])
      expect((await served(places)).indexOf("owner")).toBeLessThanOrEqual(1);
  });

  test("strangers get every fourth turn, however many known people wait", async () => {
    const order = await served([...many(30, "owner", true), ...many(5, "stranger")]);
    expect(order.slice(0, 20).filter((from) => from === "stranger")).toHaveLength(5);
  });

  test("strangers never take all places: a known person who comes is served at once", async () => {
    const wait = createFairLine({ ...limits, atOnce: 2 });
    const first = Promise.withResolvers<void>();
    const busy = wait({ known: false, from: "a" }, () => first.promise);
    const order: string[] = [];
    const waits = wait({ known: false, from: "b" }, async () => void order.push("stranger"));
    await wait({ known: true, from: "c" }, async () => void order.push("owner"));
    expect(order).toEqual(["owner"]);
    first.resolve();
    await Promise.all([busy, waits]);
  });

  test("in a full line of strangers whoever came first gives way, and known people do not notice", async () => {
    const wait = createFairLine(limits);
    const first = Promise.withResolvers<void>();
    const busy = wait({ known: false, from: "first" }, () => first.promise);
    const waiting = Array.from({ length: 100 }, (_, n) => wait({ known: false, from: `${n}` }, async () => n));
    const settled = Promise.allSettled(waiting);
    const newcomer = wait({ known: false, from: "new" }, async () => "served");
    await expect(waiting[0]).rejects.toThrow(LineFullError);
    const owner = wait({ known: true, from: "0" }, async () => "served");
    first.resolve();
    expect(await Promise.all([owner, newcomer])).toEqual(["served", "served"]);
    expect((await settled).filter(({ status }) => status === "fulfilled")).toHaveLength(99);
    await busy;
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

  test("whoever comes after a crowd from many places waits for one turn, not for the crowd", async () => {
    const strangers = Array.from({ length: 90 }, (_, n) => ({ from: `stranger ${n}` }));
    const order = await served([...strangers, { from: "you" }]);
    expect(order.indexOf("you")).toBe(0);
    expect(order).toHaveLength(91);
  });

  test("whoever was passed over for five seconds is asked to come again, and takes no turn any more", async () => {
    vi.useFakeTimers();
    try {
      const wait = createFairLine(limits);
      const first = Promise.withResolvers<void>();
      const busy = wait({ known: false, from: "busy" }, () => first.promise);
      let turns = 0;
      const passedOver = wait({ known: false, from: "you" }, async () => ++turns);
      const refused = expect(passedOver).rejects.toThrow(LineFullError);
      await vi.advanceTimersByTimeAsync(5_000);
      await refused;
      first.resolve();
      await busy;
      expect(await wait({ known: false, from: "next" }, async () => turns)).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("work that fails gives its place back", async () => {
    const wait = createFairLine(limits);
    await expect(wait({ known: false, from: "a" }, () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await wait({ known: false, from: "a" }, async () => "served")).toBe("served");
  });
});
