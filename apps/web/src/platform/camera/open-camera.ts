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
