import { namedIds } from "../ledger/named-ids.ts";
import { missingStrings } from "../ledger/quoted-strings.ts";
import { readLedger } from "../ledger/read-ledger.ts";
import type { Guard } from "./guard.ts";

/** Quotation marks that hold no text of a screen, with what they are. */
const noTexts: Record<string, string> = {
  'LAW-001 "today"': "the name of an argument",
  'LAW-028 "not checked"': "short for the finding that says what was not looked at",
  'DSH-005 "visible / total"': "two numbers stand in its place",
  'DOC-003 "page n of m"': "the number and the count of pages stand in its place",
  'ONB-009 "Step n of 6"': "a number stands in the place of n",
  'ONB-049 "Step n of 8"': "a number stands in the place of n",
  'APR-017 "Failed to approved/rejected role request"': "short for the two that follow it in the row",
  'VLT-048 "{n} vault entry/entries found"': "short for the two forms in the row's text",
  'MEM-109 "useMemberStoreContext must be used within a MemberStoreProvider"':
    "members have no store of their own (docs/decisions/people.md)",
};

/** A test that names a row looks at the row's own words (style.md: a requirement id in a title is a claim). */
export const quotedStrings: Guard = {
  name: "quoted strings",
  check: (files) =>
    missingStrings(readLedger(files), namedIds(files), files)
      .filter(({ row, string }) => !Object.hasOwn(noTexts, `${row.id} "${string}"`))
      .map(({ row, string, named: { path, line } }) => ({
        path,
        line,
        what: `names ${row.id}, and no test that does looks at "${string}"`,
      })),
};
