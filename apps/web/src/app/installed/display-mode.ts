import { isWrapper } from "../../platform/api/host.ts";

/** As an app of its own, without the browser's bars (PWA-011). Safari on iOS says it in a property of its own. */
export function isStandalone(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/** In the wrapper from an app store (PWA-010): the build names its host, and Capacitor says so at run time. */
export function isNativeApp(): boolean {
  const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform?: () => boolean } };
  return isWrapper() || Capacitor?.isNativePlatform?.() === true;
}

/** iPads have called themselves Macs since iPadOS 13; a Mac has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
