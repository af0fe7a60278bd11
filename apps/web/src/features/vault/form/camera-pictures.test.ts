import { maxFileBytes } from "@heirlock/domain/vault/limits";
import { expect, test } from "vitest";
import { capture, photoProblem } from "./camera-pictures.ts";

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
