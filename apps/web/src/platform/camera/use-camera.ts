import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { CameraError, type CameraProblem, closeCamera, openCamera } from "./open-camera.ts";

export interface CameraOnScreen {
  /** Of the element in which the camera's picture plays. */
  video: RefObject<HTMLVideoElement | null>;
  problem: CameraProblem | null;
  retry: () => void;
}

/** The camera while it is drawn; it goes off with the component, also when the permission comes too late. */
export function useCamera(): CameraOnScreen {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isWanted = true;
    let opened: MediaStream | null = null;
    openCamera().then(
      (found) => {
        if (!isWanted) return closeCamera(found);
        opened = found;
        setStream(found);
      },
      (error: unknown) => {
        if (isWanted) setProblem(error instanceof CameraError ? error.problem : "unsupported");
      },
    );
    return () => {
      isWanted = false;
      if (opened) closeCamera(opened);
    };
  }, [attempt]);
  useEffect(() => {
    if (!video.current || !stream) return;
    video.current.srcObject = stream;
    // What keeps a picture from playing by itself, such as a phone that saves power, does not keep it from this.
    void video.current.play().catch(() => {});
  }, [stream]);
  const retry = useCallback(() => {
    setProblem(null);
    setStream(null);
    setAttempt((count) => count + 1);
  }, []);
  return { video, problem, retry };
}
