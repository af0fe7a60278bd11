import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { MemberId } from "@heirlock/domain/identifiers";
import { areas } from "@heirlock/domain/members/areas";
import { defaultLevels, noLevels } from "@heirlock/domain/members/default-levels";
import { describe, expect, test } from "vitest";
import type { MatrixMember } from "./access-matrix.ts";
import { cellOf, heldBack, itemCellOf, seenAt } from "./cells.ts";
import { everyArea, overview } from "./matrix-rows.ts";

function somebody(levels = defaultLevels.beneficiary, changes: Partial<MatrixMember> = {}): MatrixMember {
  return {
    id: "00000000-0000-4000-8000-000000000001" as MemberId,
    first_name: "Samir",
    last_name: "Haddad",
    primary_role: "beneficiary",
    status: "confirmed",
    is_active: true,
    confirmed_by_holder: false,
    has_account: true,
    has_birth_date: true,
    levels,
    today: levels,
    version: 1,
    ...changes,
  };
}
const now: AccessAnswer = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: false };
const later: AccessAnswer = { ...now, access_condition: "after_death", tell_exists: true };
const row = (id: string) => [...overview, ...everyArea].find((one) => one.id === id)!;
const whenOf = (member: MatrixMember, id: string, items: readonly AccessAnswer[] = []) =>
  cellOf(member, row(id), items).when;

test("the overview tells what the roles of the ledger come to", () => {
  const seen = (role: keyof typeof defaultLevels) =>
    overview.map((one) => cellOf(somebody(defaultLevels[role]), one, [now]).when);
  //                                 title   text     assets   values   vault    members
  expect(seen("executor")).toEqual(["now", "now", "now", "now", "now", "now"]);
  // The text of a will needs more than a summary.
  expect(seen("beneficiary")).toEqual(["now", "never", "now", "now", "now", "now"]);
  expect(seen("guardian")).toEqual(["now", "never", "never", "never", "now", "now"]);
  expect(seen("witness")).toEqual(["now", "never", "never", "never", "never", "now"]);
  expect(seen("lawyer")).toEqual(["never", "never", "never", "never", "never", "never"]);
});

describe("assets and vault entries go by their own condition", () => {
  test("all now, all later, some of each, none", () => {
    const samir = somebody();
    expect(whenOf(samir, "canViewAssignedAssets", [now, now])).toBe("now");
    expect(whenOf(samir, "canViewAssignedAssets", [later])).toBe("later");
    expect(cellOf(samir, row("canViewAssignedAssets"), [now, later, later])).toEqual({
      when: "partly",
      level: "details",
      items: { all: 3, now: 1 },
    });
    expect(whenOf(samir, "canViewAssignedAssets")).toBe("nothing");
    expect(whenOf(somebody(noLevels), "canViewAssignedAssets")).toBe("never");
  });

  test("values that a level does not open are never seen, whenever the asset is", () => {
    const summary = { ...defaultLevels.beneficiary, canViewAssetValues: "summary" } as const;
    expect(whenOf(somebody(summary), "canViewAssetValues", [now])).toBe("never");
    expect(whenOf(somebody(summary), "canViewAssetValues")).toBe("never");
  });

  test("one item: when it is, never where it is not meant for them, closed where their level is none", () => {
    expect(itemCellOf(somebody(), "asset", undefined)).toMatchObject({ when: "never", isClosed: false, given: null });
    expect(itemCellOf(somebody(), "asset", later)).toMatchObject({ when: "later", isClosed: false });
    expect(itemCellOf(somebody(defaultLevels.guardian), "asset", now)).toMatchObject({ when: "never", isClosed: true });
  });

  test("an entry waits for its key, unless there is none to be made", () => {
    const entry = { ...now, granted: false };
    expect(itemCellOf(somebody(), "document", entry).waits).toBe(true);
    expect(itemCellOf(somebody(), "document", { ...entry, granted: true }).waits).toBe(false);
    expect(itemCellOf(somebody(noLevels), "document", entry).waits).toBe(false);
  });
});

describe("whoever has not joined", () => {
  const invited = somebody(defaultLevels.beneficiary, { status: "invited", has_account: false, today: noLevels });
  test("sees nothing yet, and what waits for the release waits for it all the same", () => {
    expect(whenOf(invited, "will")).toBe("not_yet");
    expect(whenOf(invited, "canReceiveNotifications")).toBe("not_yet");
    expect(whenOf(invited, "canViewAssignedAssets", [now])).toBe("not_yet");
    expect(whenOf(invited, "canViewAssignedAssets", [now, later])).toBe("not_yet");
    expect(whenOf(invited, "canViewAssignedAssets", [later])).toBe("later");
    expect(whenOf(invited, "canViewWillDescription")).toBe("never");
  });

  test("is told apart from who has no account, is switched off or has no role", () => {
    expect(heldBack(invited)).toBe("notJoined");
    expect(heldBack(somebody(undefined, { has_account: false, today: noLevels }))).toBe("noAccount");
    expect(heldBack(somebody(undefined, { is_active: false, today: noLevels }))).toBe("off");
    expect(heldBack(somebody(undefined, { today: noLevels }))).toBe("noRole");
    expect(heldBack(somebody(noLevels))).toBeNull();
    expect(heldBack(somebody())).toBeNull();
  });
});

test("areas of different levels have no common one", () => {
  const mixed = { ...defaultLevels.beneficiary, canViewWillTitle: "full" } as const;
  expect(cellOf(somebody(mixed), row("will"), []).level).toBeNull();
  expect(cellOf(somebody(), row("will"), []).level).toBe("summary");
});

test("a level says what it opens, by the table that cuts the answers", () => {
  const levels = defaultLevels.beneficiary;
  expect(seenAt(row("canViewAssetValues"), "none", levels)).toEqual([]);
  expect(seenAt(row("canViewAssetValues"), "summary", levels)).toEqual(["currency"]);
  expect(seenAt(row("canViewAssetValues"), "details", levels)).toEqual(["currency", "estimated_value"]);
  expect(seenAt(row("canViewWillDescription"), "summary", levels)).toEqual([]);
  expect(seenAt(row("documents"), "none", levels)).toEqual([]);
  expect(seenAt(row("documents"), "summary", levels)).toContain("title");
  expect(seenAt(row("documents"), "summary", levels)).not.toContain("can_open");
  expect(seenAt(row("documents"), "details", levels)).toContain("can_open");
  // What an area of its own opens is told there.
  expect(seenAt(row("documents"), "details", levels)).not.toContain("can_download");
  expect(seenAt(row("canDownloadDocuments"), "summary", levels)).toEqual(["can_download"]);
  expect(seenAt(row("canViewAssignedAssets"), "details", levels)).not.toContain("estimated_value");
  expect(seenAt(row("canViewAssignedAssets"), "full", levels)).toContain("others");
});

test("every area that a feature uses has its line", () => {
  expect([...everyArea.map(({ id }) => id), "canSendMessages"].toSorted()).toEqual([...areas].toSorted());
});
