/** A list of plain sentences. */
export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-1.5 ps-5">
      {of.map((sentence) => (
        <li key={sentence} className="break-words" translate="no">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
