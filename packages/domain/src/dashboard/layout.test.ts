import { expect, test } from "vitest";
import { dashboardCards, dashboardTypes } from "./cards.ts";
import {
  checkLayout,
  dashboardPresets,
  defaultLayout,
  isCustomised,
  isRoomy,
  isVisible,
  presetLayout,
  readLayout,
  visibleCards,
} from "./layout.ts";

test("[DSH-001] [DSH-008] [DSH-009] two Homes with eleven cards each", () => {
  expect(dashboardTypes).toEqual(["member", "will_holder"]);
  for (const type of dashboardTypes) {
    expect(new Set(dashboardCards[type]).size).toBe(11);
    expect(defaultLayout(type).cardOrder.toSorted()).toEqual(dashboardCards[type].toSorted());
  }
});

test("[DSH-011] [DSH-012] a preset has an order of its own and says of each card whether it is visible", () => {
  const ids = dashboardTypes.flatMap((type) => dashboardPresets[type].map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(["default", "minimal", "focused", "detailed", "comprehensive"]));
  for (const type of dashboardTypes)
    for (const { id } of dashboardPresets[type]) {
      const layout = presetLayout(type, id)!;
      expect(layout.layoutPreset).toBe(id);
      expect(layout.cardOrder).toHaveLength(11);
      expect(Object.keys(layout.cardVisibility)).toHaveLength(11);
    }
});

test("[DSH-019] a layout is an order, what is visible, and the preset it came from", () => {
  for (const type of dashboardTypes) {
    const layout = defaultLayout(type);
    expect(Object.keys(layout).toSorted()).toEqual(["cardOrder", "cardVisibility", "layoutPreset"]);
    expect(readLayout(type, { ...layout, further: 1 })).toEqual(layout);
  }
});

test("[DSH-013] [DSH-014] [DSH-015] what a member's presets show", () => {
  const hidden = (id: string) => {
    const layout = presetLayout("member", id)!;
    return layout.cardOrder.filter((card) => !isVisible(layout, card));
  };
  expect(hidden("default")).toEqual([]);
  expect(hidden("minimal").toSorted()).toEqual(["learning_resources", "recent_activities", "security_status"]);
  expect(hidden("detailed")).toEqual([]);
});

test("[DSH-016] [DSH-017] [DSH-018] what a holder's presets show, and the roomy ones differ from the first", () => {
  const shown = (id: string) => visibleCards(presetLayout("will_holder", id)!);
  expect(shown("default")).toHaveLength(11);
  expect(shown("focused")).toEqual(shown("default").filter((card) => card !== "recent_activity"));
  expect(shown("comprehensive")).toHaveLength(11);
  expect(isRoomy("will_holder", presetLayout("will_holder", "comprehensive")!)).toBe(true);
  expect(isRoomy("member", presetLayout("member", "detailed")!)).toBe(true);
  expect(isRoomy("will_holder", defaultLayout("will_holder"))).toBe(false);
});

test("[DSH-020] a card without an entry is visible", () => {
  const layout = { ...defaultLayout("member"), cardVisibility: { quick_actions: false } };
  expect(isVisible(layout, "quick_actions")).toBe(false);
  expect(isVisible(layout, "will_holders")).toBe(true);
});

test("[DSH-021] without a preset it is the default one", () => {
  expect(readLayout("member", { cardOrder: [], cardVisibility: {} })?.layoutPreset).toBe("default");
  expect(readLayout("member", { cardOrder: [], cardVisibility: {}, layoutPreset: "focused" })?.layoutPreset).toBe(
    "default",
  );
});

test("[DSH-027] a preset that this Home does not have is unknown", () => {
  expect(presetLayout("member", "focused")).toBeNull();
  expect(presetLayout("will_holder", "minimal")).toBeNull();
  expect(presetLayout("will_holder", "toString")).toBeNull();
});

test("[DSH-028] the former single card becomes the eleven", () => {
  const former = { cardOrder: ["main_dashboard"], cardVisibility: { main_dashboard: true }, layoutPreset: "focused" };
  expect(readLayout("will_holder", former)).toEqual(defaultLayout("will_holder"));
});

test("what was kept by another version: unknown cards are dropped, doubled ones count once, new ones come last", () => {
  const read = readLayout("will_holder", {
    cardOrder: ["assets", "weather", "members", "assets", 7],
    cardVisibility: { members: false, weather: true, assets: "yes" },
    layoutPreset: "focused",
  })!;
  expect(read.cardOrder.slice(0, 2)).toEqual(["assets", "members"]);
  expect(read.cardOrder.toSorted()).toEqual(dashboardCards.will_holder.toSorted());
  expect(read.cardVisibility).toEqual({ members: false });
  for (const nothing of [null, "x", {}, { cardOrder: [] }, { cardOrder: "x", cardVisibility: {} }])
    expect(readLayout("member", nothing)).toBeNull();
});

test("a changed layout is told from its preset, and one that says the same in other words is not", () => {
  const layout = defaultLayout("member");
  expect(isCustomised("member", layout)).toBe(false);
  expect(isCustomised("member", { ...layout, cardVisibility: {} })).toBe(false);
  expect(isCustomised("member", { ...layout, cardOrder: layout.cardOrder.toReversed() })).toBe(true);
  expect(isCustomised("member", { ...layout, cardVisibility: { quick_actions: false } })).toBe(true);
});

test("what is sent is whole when it is kept, and what is unknown is refused by name", () => {
  const sent = { cardOrder: ["assets"], cardVisibility: { members: false }, layoutPreset: "focused" };
  const checked = checkLayout("will_holder", sent);
  expect(checked.ok && [checked.layout.cardOrder[0], checked.layout.cardOrder.length]).toEqual(["assets", 11]);
  const refused = (changes: Partial<typeof sent>) => checkLayout("will_holder", { ...sent, ...changes });
  expect(refused({ cardOrder: ["will_holders"] })).toEqual({ ok: false, code: "UNKNOWN_CARD" });
  expect(refused({ cardVisibility: { weather: true } as never })).toEqual({ ok: false, code: "UNKNOWN_CARD" });
  expect(refused({ layoutPreset: "minimal" })).toEqual({ ok: false, code: "UNKNOWN_PRESET" });
});
