import { type FileKind, fileKindOf, fileTypes, signatureBytes } from "@heirlock/domain/vault/file-types";
import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";

/** A file that the vault takes, as it will be sealed. */
export interface PreparedFile {
  name: string;
  kind: FileKind;
  blob: Blob;
}

export type FileProblem = "type" | "size";
export type Preparation = PreparedFile | { problem: FileProblem };

/** Whether it is worth looking into a file, by its name and size alone. */
export function mayBeTaken({ name, size }: { name: string; size: number }): boolean {
  const known = Object.values(fileTypes).flatMap(({ extensions }): readonly string[] => extensions);
  const extension = name.toLowerCase().split(".").at(-1) ?? "";
  return size > 0 && size <= maxFileBytes && (known.includes(extension) || otherPictures.test(name));
}

/** Draws a picture anew as a JPEG; null when this browser cannot read it. */
export type Redraw = (picture: Blob) => Promise<Blob | null>;

/**
 * Checks what was chosen by name and first bytes (VLT-021) and by size (VLT-022), takes from photos what they tell about
 * where and when, and makes a JPEG of other pictures (D26).
 */
export async function prepareFile(file: File, redraw: Redraw = redrawAsJpeg): Promise<Preparation> {
  if (file.size > maxFileBytes) return { problem: "size" };
  if (file.size === 0) return { problem: "type" };
  const kind = fileKindOf(file.name, await firstBytes(file));
  if (kind === "jpeg" || kind === "png") return preparePicture(file, kind, redraw);
  if (kind) return { name: file.name, kind, blob: new Blob([file], { type: fileTypes[kind].mime }) };
  return isOtherPicture(file) ? prepareRedrawn(file, redraw) : { problem: "type" };
}

async function preparePicture(file: File, kind: "jpeg" | "png", redraw: Redraw): Promise<Preparation> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stripped = (kind === "jpeg" ? stripJpeg(bytes) : stripPng(bytes)) as Uint8Array<ArrayBuffer> | null;
  // A picture with a flaw in it may still be drawn; one that cannot be is none.
  if (!stripped) return prepareRedrawn(file, redraw);
  return { name: file.name, kind, blob: new Blob([stripped], { type: fileTypes[kind].mime }) };
}

async function prepareRedrawn(file: File, redraw: Redraw): Promise<Preparation> {
  const blob = await redraw(file).catch(() => null);
  if (!blob) return { problem: "type" };
  if (blob.size > maxFileBytes) return { problem: "size" };
  return { name: `${file.name.replace(/\.[^.]*$/, "")}.jpg`, kind: "jpeg", blob };
}

/** Something else that calls itself a picture, by name and by what the system says: HEIC, WebP and so on. */
const otherPictures = /\.(heic|heif|webp|avif|gif|bmp|tiff?)$/i;
function isOtherPicture({ name, type }: File): boolean {
  return otherPictures.test(name) && (type === "" || type.startsWith("image/")) && type !== "image/svg+xml";
}

async function firstBytes(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
}

/** The quality of a captured photo too (VLT-054). */
export const jpegQuality = 0.9;

/** As the camera held it: the orientation is drawn, not only noted. */
async function redrawAsJpeg(picture: Blob): Promise<Blob | null> {
  const drawn = await createImageBitmap(picture, { imageOrientation: "from-image" });
  try {
    return await toJpeg(drawn, drawn.width, drawn.height);
  } finally {
    drawn.close();
  }
}

/** Null when the browser has no room for a canvas of this size. */
export function toJpeg(source: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // What was transparent becomes paper, not black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, fileTypes.jpeg.mime, jpegQuality));
}
