/** UTF-8, UTF-16 with its mark, or what Windows spreadsheets write. Null for whatever has a NUL after that: it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes);
  return text.includes("\0") ? null : text;
}

function decodeAs(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
