import { clsx } from "clsx";

/**
 * The 24 entries in columns that are read downwards, each with its place. Always left to right: the words are
 * English. Paper has four columns; a screen has two, or one where two would cut a word.
 */
export function KitEntries({ entries, on }: { entries: readonly string[]; on: "paper" | "screen" }) {
  const placed = entries.map((entry, index) => ({ entry, place: index + 1 }));
  return (
    <ol
      dir="ltr"
      lang="en"
      translate="no"
      // On a phone the list is longer than its dialog, and only what takes focus can be scrolled by keyboard.
      tabIndex={on === "screen" ? 0 : undefined}
      className={clsx(
        "grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border-[1.5px] border-ink",
        on === "paper" ? "grid-rows-[repeat(6,auto)]" : "grid-rows-[repeat(24,auto)] sm:grid-rows-[repeat(12,auto)]",
      )}
    >
      {placed.map(({ entry, place }) => (
        // Every cell draws its own lines; the outermost lie under the frame.
        <li key={place} className="-ms-px -mt-px flex items-baseline gap-2.5 border-s border-t border-line px-3 py-2">
          <span className="num min-w-5 text-end text-meta text-ink-3">{place}</span>
          <span className="code text-[1.08rem] leading-[1.3] font-semibold text-ink">{entry}</span>
        </li>
      ))}
    </ol>
  );
}
