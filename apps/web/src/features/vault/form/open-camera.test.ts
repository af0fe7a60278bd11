import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { expect, test } from "vitest";
import { capture, openCamera, photoProblem } from "./open-camera.ts";

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

test("[VLT-059] a captured picture above the size of a file is not taken", async () => {
  const video = { videoWidth: 1280, videoHeight: 720 };
  const fits = new Blob([new Uint8Array(maxFileBytes)]);
  expect(await capture(video, async () => fits)).toBe(fits);
  expect(await capture(video, async () => new Blob([fits, "x"]))).toBeNull();
  expect(await capture(video, async () => null)).toBeNull();
});

test("[VLT-057] [VLT-058] the photo picker takes pictures up to 20 MB", () => {
  expect(photoProblem({ name: "a.png", type: "image/png", size: maxFileBytes })).toBeNull();
  expect(photoProblem({ name: "IMG.HEIC", type: "", size: 1 })).toBeNull();
  expect(photoProblem({ name: "a.pdf", type: "application/pdf", size: 1 })).toBe("notImage");
  expect(photoProblem({ name: "a.png", type: "image/png", size: maxFileBytes + 1 })).toBe("large");
});
