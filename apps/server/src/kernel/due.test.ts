import { expect, test } from "vitest";
import { type DueCursor, forEachDue } from "./due.ts";

/** Pages of two rows, as a database would give them. */
function pagesOf(ids: readonly string[]) {
  const asked: DueCursor[] = [];
  const rows = ids.map((id, place) => ({ id, due_at: `2026-11-15 00:00:0${place}` }));
  const page = async (cursor: DueCursor) => {
    asked.push(cursor);
    return rows.filter(({ due_at }) => due_at > cursor[0]).slice(0, 2);
  };
  return { asked, page };
}

test("everything that is due is worked on, page by page, until nothing is", async () => {
  const { asked, page } = pagesOf(["a", "b", "c", "d", "e"]);
  const done: string[] = [];
  await forEachDue("rows", page, async ({ id }) => void done.push(id));
  expect(done).toEqual(["a", "b", "c", "d", "e"]);
  expect(asked.slice(1)).toEqual([
    ["2026-11-15 00:00:01", "b"],
    ["2026-11-15 00:00:03", "d"],
    ["2026-11-15 00:00:04", "e"],
  ]);
});

test("what fails keeps nothing else from being done, and the run says so at its end", async () => {
  const { page } = pagesOf(["a", "b", "c"]);
  const done: string[] = [];
  const run = forEachDue("rows", page, async ({ id }) => {
    if (id !== "c") throw new Error("no");
    done.push(id);
  });
  await expect(run).rejects.toThrow("2 rows wait for the next run");
  expect(done).toEqual(["c"]);
});
