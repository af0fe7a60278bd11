import { maxFileBytes } from "@heirlock/domain/vault/limits";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder } from "../harness/people.ts";
import { chooseLarge, unlockVault, vaultList } from "../harness/vault-page.ts";

// A camera that shows a moving picture; whether it may be used is asked as ever.
const withCamera = [...chromiumFlags, "--use-fake-device-for-media-stream"];
test.use({ launchOptions: { executablePath: chromiumPath(), args: withCamera } });

async function takePhoto(page: Page) {
  const form = page.getByRole("dialog", { name: "Add Vault Entry" });
  await form.getByRole("button", { name: "Take Photo" }).click();
  return { form, camera: page.getByRole("dialog", { name: "Take Photo" }) };
}

test("[VLT-015] [VLT-053] [VLT-054] [VLT-059] [VLT-060] a photo of a page becomes the entry's file", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const context = await openBrowser({ as: person });
  await context.grantPermissions(["camera"]);
  const page = await context.newPage();
  // A camera that takes its time, until the test has seen what is said meanwhile.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((resolve) => addEventListener("camera-starts", resolve, { once: true }));
      return await open(wanted);
    };
  });
  await page.goto(`${vaultList}/add`);
  await unlockVault(page, person);
  const { form, camera } = await takePhoto(page);
  await expect(camera).toContainText("Starting camera...");
  await expect(camera.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("camera-starts")));
  await expect(camera).toContainText("Position your document in the frame and click Capture");
  expect(await axeFindings(page)).toEqual([]);
  const size = await camera
    .locator("video")
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);
  expect(size).toEqual([1280, 720]);
  const setSize = (bytes: number) =>
    page.evaluate((size) => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array(size)], { type: "image/jpeg" }));
    }, bytes);
  await page.evaluate(() => Object.assign(window, { toBlob: HTMLCanvasElement.prototype.toBlob }));
  await setSize(maxFileBytes + 1);
  await camera.getByRole("button", { name: "Capture" }).click();
  await expect(page.getByText("Captured image is too large. Please try again.")).toBeVisible();
  await page.evaluate(() => Object.assign(HTMLCanvasElement.prototype, { toBlob: Reflect.get(window, "toBlob") }));
  await camera.getByRole("button", { name: "Capture" }).click();
  await expect(page.getByText("Photo captured successfully! You can now fill out the details and save.")).toBeVisible();
  await expect(camera).toBeHidden();
  await expect(form).toContainText(/photo-\d{4}-\d{2}-\d{2}-\d{4}\.jpg/);
});

test("[VLT-055] [VLT-057] [VLT-058] [VLT-060] a refused camera says so, and a picture can be chosen instead", async ({
  openPage,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const page = await openPage(`${vaultList}/add`, { as: person });
  await unlockVault(page, person);
  const { form, camera } = await takePhoto(page);
  await expect(camera).toContainText(
    "Camera access denied. Please allow camera permissions or use file upload instead.",
  );
  expect(await axeFindings(page)).toEqual([]);
  const photos = camera.locator("input[type=file]");
  await photos.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await expect(page.getByText("Please select an image file")).toBeVisible();
  await chooseLarge(photos, "a.png", maxFileBytes + 1, "image/png");
  await expect(page.getByText("File size must be less than 20MB")).toBeVisible();
  // Phones make other pictures than the vault keeps: they become a JPEG.
  const webp = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext("2d")!.fillRect(0, 0, 20, 40);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp" })).arrayBuffer())];
  });
  await photos.setInputFiles({ name: "deed.webp", mimeType: "image/webp", buffer: Buffer.from(webp) });
  await expect(page.getByText("Image selected successfully")).toBeVisible();
  await expect(form).toContainText("deed.jpg");
});
