/** What a vault takes (VLT-021), by name, by what the system calls it, and by the first bytes. */
interface FileType {
  mime: string;
  extensions: readonly string[];
  starts: readonly (readonly number[])[];
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundDocument = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

export const fileTypes = {
  pdf: { mime: "application/pdf", extensions: ["pdf"], starts: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  jpeg: { mime: "image/jpeg", extensions: ["jpg", "jpeg"], starts: [[0xff, 0xd8, 0xff]] },
  png: { mime: "image/png", extensions: ["png"], starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  doc: { mime: "application/msword", extensions: ["doc"], starts: [compoundDocument] },
  docx: {
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: ["docx"],
    starts: [zip],
  },
} as const satisfies Record<string, FileType>;
export type FileKind = keyof typeof fileTypes;

/** The first bytes that must be read to know a file. */
export const signatureBytes = 8;

/**
 * The kind of a file; null for what the vault does not take. Name and content must agree: a name can be changed by
 * accident, and what pretends to be a document must not be opened as one by an heir.
 */
export function fileKindOf(name: string, firstBytes: Uint8Array): FileKind | null {
  const extension = name.toLowerCase().split(".").at(-1) ?? "";
  const found = (Object.entries(fileTypes) as [FileKind, FileType][]).find(([, { extensions }]) =>
    extensions.includes(extension),
  );
  if (!found) return null;
  const [kind, { starts }] = found;
  return starts.some((start) => start.every((byte, at) => firstBytes[at] === byte)) ? kind : null;
}
