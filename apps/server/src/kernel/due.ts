/** Something whose time has come. */
export interface Due {
  id: string;
  /** When it came, as text: a Date would lose microseconds, and the next page would begin with the same row. */
  due_at: string;
}

/** Where a page begins: after the last row of the one before. */
export type DueCursor = readonly [after: string, afterId: string];

const beginning: DueCursor = ["-infinity", "00000000-0000-0000-0000-000000000000"];
/** Rows that are worked on at the same time, each in a transaction of its own. */
const atOnce = 4;

/**
 * Works on everything that is due, page by page, until nothing is. The cursor moves past what fails, so that it stands in
 * nobody's way. Throws at the end when something failed: it is still due in the next run.
 */
export async function forEachDue<R extends Due>(
  what: string,
  page: (cursor: DueCursor) => Promise<readonly R[]>,
  work: (row: R) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let cursor = beginning;
  for (;;) {
    const rows = await page(cursor);
    const last = rows.at(-1);
    if (last === undefined) break;
    const waiting = [...rows];
    const workThrough = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        await work(row).catch((error: unknown) => failures.push(error));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, workThrough));
    cursor = [last.due_at, last.id];
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} wait for the next run`);
}
