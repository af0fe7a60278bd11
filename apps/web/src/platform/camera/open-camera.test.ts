import { expect, test } from "vitest";
import { openCamera } from "./open-camera.ts";

const failing = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException("", name)) });

test("[VLT-054] the rear camera is asked for, ideally 1280 x 720, and no microphone", async () => {
  const asked: MediaStreamConstraints[] = [];
  const stream = {} as MediaStream;
  const getUserMedia = async (wanted: MediaStreamConstraints = {}) => {
    asked.push(wanted);
    return stream;
  };
  expect(await openCamera({ getUserMedia })).toBe(stream);
  expect(asked).toEqual([
    {
      audio: false,
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 720 } },
    },
  ]);
});

test("[VLT-055] [VLT-056] a refusal is told apart from a camera that is not there", async () => {
  await expect(openCamera(failing("NotAllowedError"))).rejects.toMatchObject({ problem: "denied" });
  await expect(openCamera(failing("NotFoundError"))).rejects.toMatchObject({ problem: "unsupported" });
  await expect(openCamera(failing("NotReadableError"))).rejects.toMatchObject({ problem: "unsupported" });
  await expect(openCamera({} as MediaDevices)).rejects.toMatchObject({ problem: "unsupported" });
});
