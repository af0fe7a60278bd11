/** A citation in the reader's language; what the law's texts mark as Latin letters keeps its own direction. */
export function CitationText({ citation }: { citation: string }) {
  const pieces = citation.split(/\u2068([^\u2068\u2069]*)\u2069/);
  return (
    <bdi>
      {pieces.map((piece, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a citation never change their places
        place % 2 === 1 ? <bdi key={place}>{piece}</bdi> : piece,
      )}
    </bdi>
  );
}
