import { describe, expect, test } from "vitest";
import type { Level } from "../members/areas.ts";
import { noLevels } from "../members/default-levels.ts";
import { type MemberStatus, memberStatuses, type RoleStatus } from "../members/statuses.ts";
import { type KeyGrant, keyGrantOf } from "./key-grants.ts";

const levels = (documents: Level, metadata: Level = "none", download: Level = "none") => ({
  ...noLevels,
  canViewAssignedDocuments: documents,
  canViewDocumentMetadata: metadata,
  canDownloadDocuments: download,
});
const active = [{ status: "active" as const }];

describe("what the keys of a member open", () => {
  test.each<[Level, Level, Level, KeyGrant]>([
    ["none", "none", "full", "none"],
    ["none", "summary", "full", "summary"],
    ["none", "full", "full", "summary"],
    ["summary", "none", "full", "summary"],
    ["details", "none", "none", "details"],
    ["details", "none", "summary", "full"],
    ["full", "full", "full", "full"],
    ["full", "none", "none", "details"],
  ])("[KEY-039] documents %s, metadata %s, download %s: %s", (documents, metadata, download, grant) => {
    expect(keyGrantOf({ status: "confirmed", roles: active, levels: levels(documents, metadata, download) })).toBe(
      grant,
    );
  });

  test.each(memberStatuses)(
    "[KEY-045] for whoever is %s: all that is meant for them, or nothing once it has ended",
    (status) => {
      const ended: readonly MemberStatus[] = ["rejected", "revoked"];
      const grant = keyGrantOf({ status, roles: active, levels: levels("details") });
      expect(grant).toBe(ended.includes(status) ? "none" : "details");
    },
  );

  test.each<[RoleStatus, KeyGrant]>([
    ["active", "details"],
    ["pending_approval", "details"],
    ["inactive", "none"],
    ["revoked", "none"],
  ])("a role that is %s: %s", (status, grant) => {
    expect(keyGrantOf({ status: "confirmed", roles: [{ status }], levels: levels("details") })).toBe(grant);
    expect(keyGrantOf({ status: "invited", roles: [{ status }], levels: levels("details") })).toBe(grant);
  });

  test("levels that could not be read give nothing", () => {
    expect(keyGrantOf({ status: "confirmed", roles: active, levels: null })).toBe("none");
  });
});
