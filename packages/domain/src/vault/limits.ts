/** Lengths of what people type, in characters; the contract allows for their sealed form. */
export const vaultLengths = {
  title: 200,
  description: 500,
  content: 16_000,
  tag: 40,
  tags: 20,
} as const;

/** A file's largest size (VLT-022): exactly so much is accepted, one byte more is not. */
export const maxFileBytes = 20 * 1024 * 1024;

/**
 * What an age file is larger than its content at most: a header of about 200 bytes, a nonce, and 16 bytes for each
 * 64 KiB.
 */
export const maxSealedFileBytes = maxFileBytes + 16 * 1024;

/** A file travels in pieces of this size, so that a dropped connection costs one of them. S3 takes no smaller ones. */
export const filePartBytes = 5 * 1024 * 1024;

/** The sizes of a file's parts, in order. */
export function partSizes(size: number): number[] {
  const whole = Math.floor(size / filePartBytes);
  const rest = size - whole * filePartBytes;
  return [...Array<number>(whole).fill(filePartBytes), ...(rest > 0 ? [rest] : [])];
}

/** How long a deleted entry, and a version that was replaced, can be fetched back (D28). */
export const keptDays = 30;

/**
 * Of those, in one vault: far more than anybody makes by hand in 30 days, and no way to fill a disk with them. Beyond it
 * nothing is dropped, since they are what undoes a harm; changes wait until the oldest have gone.
 */
export const mostKept = 5000;

/** Uploads of one holder that no entry was saved with yet: a form has one at a time. */
export const mostLooseFiles = 100;

/** An upload that was never saved with an entry goes after this long (D26). */
export const orphanHours = 24;

/** As many entries as one signed head covers (KEY-074). */
export const entriesAtOnce = 100;
