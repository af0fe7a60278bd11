import type { EntryId, MemberId } from "@heirlock/domain/identifiers";
import { defaultLevels, noLevels } from "@heirlock/domain/members/default-levels";
import { expect, test } from "vitest";
import type { AccessMatrix, MatrixMember } from "../who-sees/access-matrix.ts";
import { verbOf, whoGroups } from "./who-groups.ts";

const entry = "00000000-0000-4000-8000-0000000000ee" as EntryId;
const item = { kind: "document", id: entry, condition: "after_death" } as const;
const person = (id: string, changes: Partial<MatrixMember> = {}): MatrixMember => ({
  id: id as MemberId,
  first_name: id,
  last_name: "Haddad",
  primary_role: "beneficiary",
  status: "confirmed",
  is_active: true,
  confirmed_by_holder: false,
  has_account: true,
  has_birth_date: true,
  key_state: "verified",
  has_card: false,
  role: "beneficiary",
  levels: defaultLevels.beneficiary,
  today: changes.levels ?? defaultLevels.beneficiary,
  version: 1,
  ...changes,
});
const link = (id: string, access_condition: "immediate" | "after_death" = "after_death") => ({
  entry_id: entry,
  membership_id: id as MemberId,
  access_condition,
  not_before: null,
  from_age: null,
  tell_exists: false,
  granted: true,
});

test("[KEY-044] everybody stands where they see it: now, after the release, closed by their level, or not meant", () => {
  const matrix: AccessMatrix = {
    members: [
      person("now"),
      person("later"),
      person("closed", { levels: noLevels }),
      person("other"),
      person("invited", { status: "invited", has_account: false, today: noLevels }),
    ],
    assets: [],
    entries: [link("now", "immediate"), link("later"), link("closed"), link("invited", "immediate")],
  };
  const groups = whoGroups(matrix, item);
  const ids = (of: readonly { member: MatrixMember }[]) => of.map(({ member }) => member.id as string);
  expect(ids(groups.now)).toEqual(["now", "invited"]);
  expect(ids(groups.later)).toEqual(["later"]);
  expect(ids(groups.closed)).toEqual(["closed"]);
  expect(groups.others.map(({ id }) => id as string)).toEqual(["other"]);
});

test("[KEY-039] what somebody can do with an entry follows from the keys that their level grants", () => {
  const verb = (changes: Partial<MatrixMember>, condition?: "immediate") => {
    const member = person("one", changes);
    const matrix = { members: [member], assets: [], entries: [link("one", condition)] };
    const { now, later } = whoGroups(matrix, item);
    return verbOf([...now, ...later][0]!, "document");
  };
  expect(verb({})).toBe("download");
  expect(verb({ levels: { ...defaultLevels.beneficiary, canDownloadDocuments: "none" } })).toBe("read");
  expect(verb({ levels: { ...defaultLevels.beneficiary, canViewAssignedDocuments: "summary" } })).toBe("title");
  expect(verb({ has_account: false, today: noLevels })).toBe("card");
  expect(verb({ status: "invited", has_account: false, today: noLevels }, "immediate")).toBe("joining");
});
