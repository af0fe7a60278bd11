/** A list of plain sentences. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1.5 ps-5">
      {of.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences without identity, some of them alike
        <li key={i} className="break-words" translate="no">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
