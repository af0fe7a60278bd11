import { clsx } from "clsx";

/** The 24 entries in columns that are read downwards, each with its place. Always left to right: the words are English. */
export function KitEntries({ entries, columns }: { entries: readonly string[]; columns: 2 | 4 }) {
  const rows = Math.ceil(entries.length / columns);
  const placed = entries.map((entry, index) => ({ entry, place: index + 1 }));
  return (
    <ol
      dir="ltr"
      lang="en"
      translate="no"
      className="grid grid-flow-col overflow-hidden rounded-md border-[1.5px] border-ink"
      style={{ gridTemplateRows: `repeat(${rows}, auto)`, gridAutoColumns: "1fr" }}
    >
      {placed.map(({ entry, place }) => (
        <li
          key={place}
          className={clsx(
            "flex items-baseline gap-2.5 px-3 py-2",
            place % rows !== 0 && "border-b border-line",
            place > rows && "border-s border-line",
          )}
        >
          <span className="num min-w-5 text-end text-meta text-ink-3">{place}</span>
          <span className="code text-[1.08rem] leading-[1.3] font-semibold text-ink">{entry}</span>
        </li>
      ))}
    </ol>
  );
}
