import { expect, test } from "vitest";
import { suggestDevice } from "./suggest-name.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", 5, "iphone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", 5, "ipad"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", 0, "mac"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36", 5, "android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", 10, "windows"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", 0, "chromebook"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36", 0, "computer"],
])("%s", (userAgent, touchPoints, device) => {
  expect(suggestDevice(userAgent, touchPoints)).toBe(device);
});
