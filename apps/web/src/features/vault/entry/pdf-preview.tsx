export function PdfPreview(_: { file: Blob; onPages: (pages: number) => void }) {
  return null;
}
