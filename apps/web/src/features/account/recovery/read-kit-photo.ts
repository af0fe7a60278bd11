/** Larger pictures tell nothing more about a code of 53 coarse characters, and take long to search. */
const longestSide = 1400;

/**
 * The text of the code on a photographed kit, or null when none is found. The picture is looked at on this device, in
 * memory, and is sent nowhere.
 */
export async function readKitPhoto(photo: Blob): Promise<string | null> {
  const [{ default: jsQR }, bitmap] = await Promise.all([import("jsqr"), createImageBitmap(photo)]);
  try {
    for (const side of [longestSide, longestSide / 2]) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const width = Math.max(1, Math.round(bitmap.width * scale));
      const height = Math.max(1, Math.round(bitmap.height * scale));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) return null;
      context.drawImage(bitmap, 0, 0, width, height);
      const found = jsQR(context.getImageData(0, 0, width, height).data, width, height);
      if (found?.data) return found.data;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
