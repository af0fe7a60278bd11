/** Larger pictures tell nothing more about a code of some 60 coarse characters, and take long to search. */
const longestSide = 1400;
/** A camera has the next picture ready in a moment, so each is searched quickly. */
const frameSide = 640;

/**
 * The text of the code on a photo, or null when none is found. The picture is looked at on this device, in memory, and
 * is sent nowhere.
 */
export async function readQrPhoto(photo: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(photo);
  try {
    for (const side of [longestSide, longestSide / 2]) {
      const found = await readQr(bitmap, bitmap.width, bitmap.height, side);
      if (found !== null) return found;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/** The text of the code that the camera sees now, or null. */
export function readQrFrame(video: HTMLVideoElement): Promise<string | null> {
  return readQr(video, video.videoWidth, video.videoHeight, frameSide);
}

async function readQr(
  picture: CanvasImageSource,
  fullWidth: number,
  fullHeight: number,
  side: number,
): Promise<string | null> {
  const { default: jsQR } = await import("jsqr");
  const scale = Math.min(1, side / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, width, height);
  const found = jsQR(context.getImageData(0, 0, width, height).data, width, height);
  return found?.data || null;
}
