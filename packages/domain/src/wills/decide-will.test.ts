import fc from "fast-check";
import { expect, test } from "vitest";
import { decideWill, draftOf, inForce, type WillEvent, willEvents } from "./decide-will.ts";
import type { WillState } from "./states.ts";

const draft: WillState = { status: "draft", versions: [{ number: 1, status: "draft" }] };
const after = (will: WillState, ...events: WillEvent[]): WillState =>
  events.reduce((state, event) => {
    const decision = decideWill(state, event);
    if (decision.outcome === "refused" || !decision.next) throw new Error(`${event} is refused`);
    return decision.next;
  }, will);
const published = after(draft, "publish");

test("[WIL-001] a first version is written, published and followed by the next, which supersedes it", () => {
  expect(published).toEqual({ status: "published", versions: [{ number: 1, status: "published" }] });
  const second = after(published, "start_version");
  expect(second.versions).toEqual([
    { number: 1, status: "published" },
    { number: 2, status: "draft" },
  ]);
  expect(inForce(second)?.number).toBe(1);
  expect(after(second, "publish").versions.map(({ status }) => status)).toEqual(["superseded", "published"]);
});

test.each<[string, WillState, WillEvent, string]>([
  ["a published version is never edited", published, "edit", "NOT_A_DRAFT"],
  ["nothing to publish", published, "publish", "NOT_A_DRAFT"],
  ["a second draft", after(published, "start_version"), "start_version", "DRAFT_EXISTS"],
  ["a further version before the first is published", draft, "start_version", "NOT_PUBLISHED"],
  ["discarding the only version", draft, "discard_version", "NOT_PUBLISHED"],
  ["discarding what is not there", published, "discard_version", "NOT_A_DRAFT"],
  ["archiving a draft", draft, "archive", "NOT_PUBLISHED"],
  ["deleting what was published", published, "delete", "NOT_A_DRAFT"],
  ["deleting what was archived", after(published, "archive"), "delete", "NOT_A_DRAFT"],
  ["restoring what is not archived", published, "restore", "NOT_ARCHIVED"],
  ["editing in the archive", after(published, "start_version", "archive"), "edit", "NOT_A_DRAFT"],
  ["publishing in the archive", after(published, "start_version", "archive"), "publish", "NOT_A_DRAFT"],
  ["editing after the release", { ...published, status: "released" }, "edit", "NOT_A_DRAFT"],
  ["archiving after the release", { ...published, status: "released" }, "archive", "NOT_PUBLISHED"],
])("[WIL-001] refused: %s", (_, will, event, why) => {
  expect(decideWill(will, event)).toEqual({ outcome: "refused", why });
});

test("[WIL-001] a will out of the archive is as it was, its draft included", () => {
  const open = after(published, "start_version");
  expect(after(open, "archive", "restore")).toEqual(open);
});

test("[WIL-001] whatever happens: one draft and one version in force at most, and what was published stays", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...willEvents.filter((one) => one !== "delete")), { maxLength: 40 }),
      (events) => {
        let will = draft;
        const frozen = new Set<number>();
        for (const event of events) {
          const decision = decideWill(will, event);
          if (decision.outcome === "allowed" && decision.next) will = decision.next;
          const count = (status: string) => will.versions.filter((one) => one.status === status).length;
          expect(count("draft")).toBeLessThanOrEqual(1);
          expect(count("published")).toBe(will.status === "draft" ? 0 : 1);
          expect(new Set(will.versions.map(({ number }) => number)).size).toBe(will.versions.length);
          for (const number of frozen)
            expect(will.versions.some((one) => one.number === number && one.status !== "draft")).toBe(true);
          for (const one of will.versions) if (one.status !== "draft") frozen.add(one.number);
          expect(draftOf(will)?.number ?? Infinity).toBeGreaterThan(Math.max(0, ...frozen));
        }
      },
    ),
  );
});
