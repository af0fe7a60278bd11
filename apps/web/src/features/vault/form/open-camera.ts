import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { toJpeg } from "./prepare-file.ts";

export type CameraProblem = "denied" | "unsupported";

/** Why there is no picture. `unsupported`: no camera, no way to ask for one, or another program holds it. */
export class CameraError extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(problem);
    this.name = "CameraError";
    this.problem = problem;
  }
}

/** The rear one, where there are several (VLT-054). */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

type Devices = Pick<MediaDevices, "getUserMedia">;

/** Rejects with CameraError. */
export async function openCamera(devices: Devices | undefined = navigator.mediaDevices): Promise<MediaStream> {
  if (!devices?.getUserMedia) throw new CameraError("unsupported");
  try {
    return await devices.getUserMedia(wanted);
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new CameraError(name === "NotAllowedError" || name === "SecurityError" ? "denied" : "unsupported");
  }
}

/** Lets go of the camera, so that its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

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
