import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { toJpeg } from "./prepare-file.ts";

/** What the frame shows now, as a JPEG; null when it is too large or cannot be drawn (VLT-059). */
export async function capture(
  video: Pick<HTMLVideoElement, "videoWidth" | "videoHeight">,
  draw: (width: number, height: number) => Promise<Blob | null> = (width, height) =>
    toJpeg(video as HTMLVideoElement, width, height),
): Promise<Blob | null> {
  const blob = await draw(video.videoWidth, video.videoHeight);
  return blob && blob.size <= maxFileBytes ? blob : null;
}

export type PhotoProblem = "notImage" | "large";

/** The photo picker takes pictures only (VLT-057), up to the size of every file (VLT-058, D26). */
export function photoProblem({ name, type, size }: Pick<File, "name" | "type" | "size">): PhotoProblem | null {
  const isPicture = type.startsWith("image/") || (type === "" && /\.hei[cf]$/i.test(name));
  if (!isPicture) return "notImage";
  return size > maxFileBytes ? "large" : null;
}
