import { expect, test } from "vitest";
import type { AssetId, MemberId } from "../identifiers.ts";
import type { MemberStatus } from "../members/statuses.ts";
import type { WillContent } from "./content.ts";
import { failingParts, type Today } from "./failing-parts.ts";
import { house, memberOf, plainWill } from "./testing/plain-will.ts";

type Changes = Partial<Record<"01" | "02" | "03", { status?: MemberStatus; isAlive?: boolean }>>;
const today = (changes: Changes = {}, assets: AssetId[] = [house]): Today => ({
  assets: new Set(assets),
  members: new Map<MemberId, { status: MemberStatus; isAlive: boolean }>(
    (["01", "02", "03"] as const).map((id) => [memberOf(id), { status: "confirmed", isAlive: true, ...changes[id] }]),
  ),
});
const dead = { isAlive: false };

test("[DOC-016] nothing fails while nothing changed", () => {
  expect(failingParts(plainWill, today())).toEqual([]);
});

test("[DOC-016] the asset is gone: the gift fails, and the others stand", () => {
  expect(failingParts(plainWill, today({}, []))).toEqual([{ what: "gift", gift: "g1", why: "asset_gone" }]);
});

test("[DOC-016] the heir died: the gift falls to the substitute, the share of the rest to nobody", () => {
  expect(failingParts(plainWill, today({ "01": dead }))).toEqual([
    { what: "gift", gift: "g1", why: "recipient_died", falls: "daughter" },
    { what: "residue", person: "son", why: "recipient_died", falls: null },
    { what: "residue", why: "not_whole" },
  ]);
});

test("[DOC-016] a substitute who died too has nothing", () => {
  const parts = failingParts(plainWill, today({ "01": dead, "02": dead }));
  expect(parts[0]).toEqual({ what: "gift", gift: "g1", why: "recipient_died", falls: null });
});

test("[DOC-016] with substitutes the shares stay whole", () => {
  const residue = plainWill.residue.map((one) => ({ ...one, substitute: one.to === "son" ? "daughter" : null }));
  expect(failingParts({ ...plainWill, residue }, today({ "01": dead })).slice(1)).toEqual([
    { what: "residue", person: "son", why: "recipient_died", falls: "daughter" },
  ]);
});

test("[DOC-016] somebody who left the plan still inherits, and cannot be counted on as executor", () => {
  expect(failingParts(plainWill, today({ "01": { status: "revoked" } }))).toEqual([]);
  expect(failingParts(plainWill, today({ "03": { status: "revoked" } })), "another executor is left").toEqual([]);
  const alone: WillContent = { ...plainWill, executors: plainWill.executors.slice(0, 1) };
  expect(failingParts(alone, today({ "03": { status: "rejected" } }))).toEqual([
    { what: "executor", person: "brother", why: "left" },
  ]);
});

test("[DOC-016] a guardian who died counts unless a substitute lives", () => {
  const guardians = [{ of: "daughter", guardian: "brother", substitute: null }];
  const failing = { what: "guardian", person: "brother", why: "died" };
  expect(failingParts({ ...plainWill, guardians }, today({ "03": dead }))).toContainEqual(failing);
  const replaced = [{ ...guardians[0]!, substitute: "son" }];
  expect(failingParts({ ...plainWill, guardians: replaced }, today({ "03": dead }))).not.toContainEqual(failing);
});
