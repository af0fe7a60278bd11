import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KeyGrant } from "./key-grants.ts";
import type { Lane } from "./lanes.ts";
import {
  decideAllLost,
  decideMeant,
  decideWraps,
  type HeldKeys,
  losesKeys,
  type MeantEntry,
} from "./who-loses-keys.ts";

type Wrap = HeldKeys & { key_id: string };

const today = "today";
const wrap = (more: Partial<Wrap> = {}): Wrap => ({
  entry_id: "safe",
  lane: "now",
  generation: 1,
  has_content: true,
  is_current: true,
  key_id: today,
  ...more,
});
const safe = (more: Partial<MeantEntry> = {}): MeantEntry => ({
  entry_id: "safe",
  lane: "now",
  generation: 1,
  ...more,
});

describe("[KEY-049] what somebody could open and may not any more", () => {
  test("is all that they had keys for, when the membership ends or is deleted or their keys are refused", () => {
    const held = [wrap(), wrap({ entry_id: "letter", lane: "after_death", has_content: false })];
    expect(decideAllLost(held)).toEqual({ rotate: ["safe", "letter"] });
    expect(decideAllLost([])).toEqual({ rotate: [] });
  });

  test("is an entry that is unlinked: its wraps go, and it gets new keys", () => {
    expect(decideMeant([wrap()], null)).toEqual({ remove: [wrap()], rotate: ["safe"] });
    const waiting = wrap({ lane: "after_death", has_content: false });
    expect(decideMeant([waiting], null)).toEqual({ remove: [waiting], rotate: ["safe"] });
  });

  test("is an entry that opens later instead of now", () => {
    expect(decideMeant([wrap()], "after_death")).toEqual({ remove: [wrap()], rotate: ["safe"] });
  });

  test("but not one that opens earlier: it is sealed anew under the keys that it has", () => {
    const waiting = wrap({ lane: "after_death" });
    expect(decideMeant([waiting], "now")).toEqual({ remove: [waiting], rotate: [] });
  });

  test("nor one that stays in its lane: nothing is removed, and there is nothing to make", () => {
    for (const lane of ["now", "after_death"] as const)
      expect(decideMeant([wrap({ lane })], lane)).toEqual({ remove: [], rotate: [] });
  });

  test("is content that a lower level no longer gives, with the next work of the client", () => {
    const { store, remove, rotate } = seal({ made: [wrap()], held: [wrap()], meant: [safe()], grant: "summary" });
    expect(store).toMatchObject([{ entry_id: "safe", has_content: false }]);
    expect([remove, rotate]).toEqual([[], ["safe"]]);
    expect(seal({ made: [wrap()], held: [wrap()], meant: [safe()], grant: "none" })).toMatchObject({
      store: [],
      remove: [wrap()],
      rotate: ["safe"],
    });
  });

  test("is what the client leaves out of its new wraps", () => {
    expect(seal({ held: [wrap()], meant: [safe()] })).toMatchObject({ remove: [wrap()], rotate: ["safe"] });
  });

  test("gets new keys only once: keys of an older generation open nothing of today", () => {
    const old = wrap({ is_current: false });
    expect(decideAllLost([old]).rotate).toEqual([]);
    expect(decideMeant([old], null)).toEqual({ remove: [old], rotate: [] });
    expect(seal({ held: [old], meant: [safe({ generation: 2 })] })).toMatchObject({ remove: [old], rotate: [] });
  });
});

describe("[KEY-039] what arrives is cut to what is meant when it arrives", () => {
  const made = [wrap()];
  test.each<[string, MeantEntry[]]>([
    ["unlinked", []],
    ["moved to another lane", [safe({ lane: "after_death" })]],
    ["saved under new keys", [safe({ generation: 2 })]],
  ])("an entry that was %s meanwhile is left out", (_, meant) => {
    expect(seal({ made, meant })).toEqual({ store: [], keep: [], cut: [], remove: [], rotate: [] });
  });

  test.each<[KeyGrant, boolean | null]>([
    ["none", null],
    ["summary", false],
    ["details", true],
    ["full", true],
  ])("the level %s", (grant, hasContent) => {
    const { store } = seal({ made, meant: [safe()], grant });
    expect(store.map(({ has_content }) => has_content)).toEqual(hasContent === null ? [] : [hasContent]);
  });
});

describe("[KEY-022] what older keys of the holder made", () => {
  const older = wrap({ key_id: "older" });
  test("stays while nothing newer takes its place, and follows the level", () => {
    expect(seal({ held: [older], meant: [safe()] })).toMatchObject({ keep: [older], cut: [], remove: [], rotate: [] });
    expect(seal({ held: [older], meant: [safe()], grant: "summary" })).toMatchObject({
      keep: [older],
      cut: [older],
      remove: [],
      rotate: ["safe"],
    });
    expect(seal({ held: [older], meant: [safe()], grant: "none" })).toMatchObject({ keep: [], remove: [older] });
  });

  test("gives way to what is made today, and goes when it is no longer meant so", () => {
    expect(seal({ made: [wrap()], held: [older], meant: [safe()] })).toMatchObject({
      store: [wrap()],
      keep: [],
      remove: [],
      rotate: [],
    });
    const later = [safe({ lane: "after_death" })];
    expect(seal({ held: [older], meant: later })).toMatchObject({ keep: [], remove: [older], rotate: ["safe"] });
  });
});

function seal(given: {
  made?: Wrap[];
  held?: Wrap[];
  meant: MeantEntry[];
  grant?: KeyGrant;
}): ReturnType<typeof decideWraps<Wrap, Wrap>> {
  return decideWraps({ made: [], held: [], grant: "details", keyId: today, ...given });
}

// Properties over every way in which links, lanes, generations, levels and keys can fall together.

const entryIds = ["a", "b", "c"] as const;
const someKeys = {
  entry_id: fc.constantFrom(...entryIds),
  lane: fc.constantFrom<Lane>("now", "after_death"),
  generation: fc.integer({ min: 1, max: 2 }),
  has_content: fc.boolean(),
};
const place = ({ entry_id, lane }: { entry_id: string; lane: Lane }) => `${entry_id} ${lane}`;
const situations: fc.Arbitrary<Situation> = fc
  .record({
    made: fc.uniqueArray(fc.record(someKeys), { selector: place, maxLength: 6 }),
    held: fc.uniqueArray(fc.record({ ...someKeys, key_id: fc.constantFrom(today, "older") }), {
      selector: place,
      maxLength: 6,
    }),
    generations: fc.record({ a: fc.constantFrom(1, 2), b: fc.constantFrom(1, 2), c: fc.constantFrom(1, 2) }),
    links: fc.uniqueArray(
      fc.record({
        entry_id: fc.constantFrom(...entryIds),
        lane: fc.constantFrom("now" as const, "after_death" as const),
      }),
      { selector: ({ entry_id }) => entry_id },
    ),
    grant: fc.constantFrom<KeyGrant>("none", "summary", "details", "full"),
  })
  .map(({ made, held, generations, links, grant }) => ({
    made,
    held: held.map((one) => ({ ...one, is_current: one.generation === generations[one.entry_id] })),
    meant: links.map((one) => ({ ...one, generation: generations[one.entry_id] })),
    grant,
    keyId: today,
  }));
type Made = Omit<Wrap, "is_current" | "key_id">;
interface Situation {
  made: Made[];
  held: Wrap[];
  meant: MeantEntry[];
  grant: KeyGrant;
  keyId: string;
}

/** The wraps that are in the table afterwards. */
function saved({ held, keyId }: Situation, { store, cut, remove }: ReturnType<typeof decide>): Wrap[] {
  const gone = new Set([...remove, ...store].map(place));
  const less = new Set(cut.map(place));
  return [
    ...store.map((one) => ({ ...one, is_current: true, key_id: keyId })),
    ...held
      .filter((one) => !gone.has(place(one)))
      .map((one) => (less.has(place(one)) ? { ...one, has_content: false } : one)),
  ];
}
const decide = (given: Situation) => decideWraps<Made, Wrap>(given);

/** What wraps open of the entries as they are today, and when. */
function opens(wraps: readonly HeldKeys[]): Set<string> {
  const parts = wraps
    .filter(({ is_current }) => is_current)
    .flatMap(({ entry_id, lane, has_content }) =>
      (has_content ? ["label", "content"] : ["label"]).flatMap((part) =>
        (lane === "now" ? ["now", "later"] : ["later"]).map((when) => `${entry_id} ${part} ${when}`),
      ),
    );
  return new Set(parts);
}

describe("[KEY-049] however links, lanes, levels and keys fall together", () => {
  test("a member is left with nothing that is not meant for them, and with one wrap of an entry at most", () => {
    fc.assert(
      fc.property(situations, (given) => {
        const left = saved(given, decide(given));
        expect(new Set(left.map(({ entry_id }) => entry_id)).size).toBe(left.length);
        for (const one of left) {
          const as = given.meant.find(({ entry_id }) => entry_id === one.entry_id);
          expect(as).toMatchObject({ lane: one.lane, generation: one.generation });
          expect(given.grant).not.toBe("none");
          if (one.has_content) expect(given.grant).not.toBe("summary");
        }
      }),
    );
  });

  test("an entry gets new keys exactly when its keys of today opened more, or earlier, than those that are left", () => {
    fc.assert(
      fc.property(situations, (given) => {
        // A member has one wrap of an entry: the table may hold two only between a change of lane and the next seal.
        fc.pre(new Set(given.held.map(({ entry_id }) => entry_id)).size === given.held.length);
        const decided = decide(given);
        const [before, after] = [opens(given.held), opens(saved(given, decided))];
        const lessened = entryIds.filter((id) => [...before].some((one) => one.startsWith(id) && !after.has(one)));
        expect([...decided.rotate].sort()).toEqual(lessened);
      }),
    );
  });

  test("the same wraps again change nothing", () => {
    fc.assert(
      fc.property(situations, (given) => {
        const held = saved(given, decide(given));
        const again = decide({ ...given, held });
        expect([again.remove, again.cut, again.rotate]).toEqual([[], [], []]);
      }),
    );
  });

  test("an entry that is meant otherwise leaves no wrap in another lane, and loses none that opens as early", () => {
    const lanes = fc.constantFrom("now" as const, "after_death" as const, null);
    const keys = fc.record({ ...someKeys, entry_id: fc.constant("a"), is_current: fc.boolean() });
    fc.assert(
      fc.property(fc.uniqueArray(keys, { selector: place }), lanes, (held, lane) => {
        const { remove, rotate } = decideMeant(held, lane);
        expect(held.filter((one) => !remove.includes(one)).every((one) => one.lane === lane)).toBe(true);
        const opened = opens(held);
        const less = lane === null ? opened.size > 0 : lane === "after_death" && opened.has("a label now");
        expect(rotate).toEqual(less ? ["a"] : []);
      }),
    );
  });

  test("whoever has as much as before loses nothing, and what is lost cannot be got back by losing more", () => {
    const keys = fc.record({ lane: someKeys.lane, has_content: fc.boolean() });
    fc.assert(
      fc.property(keys, keys, keys, (had, then, now) => {
        expect(losesKeys(had, had)).toBe(false);
        expect(losesKeys(had, null)).toBe(true);
        if (!losesKeys(had, then) && !losesKeys(then, now)) expect(losesKeys(had, now)).toBe(false);
      }),
    );
  });
});
