import { expect, test } from "vitest";
import { memberTabs, readMemberSearch } from "./member-search.ts";

test("[MEM-060] the tab stands in the address, and anything else is the overview", () => {
  expect(readMemberSearch({ tab: "roles" })).toEqual({ tab: "roles" });
  for (const tab of ["overview", "", "secrets", 3, undefined]) expect(readMemberSearch({ tab })).toEqual({});
});

test("[MEM-062] there are five tabs", () => {
  expect(memberTabs).toEqual(["overview", "roles", "will", "history", "permissions"]);
});
