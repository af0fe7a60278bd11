import { afterEach, expect, test, vi } from "vitest";
import { isNativeApp, isStandalone } from "./display-mode.ts";

afterEach(() => vi.unstubAllGlobals());

function device({ mode = "browser", standalone }: { mode?: string; standalone?: boolean }) {
  vi.stubGlobal("navigator", { standalone });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(display-mode: ${mode})` }));
}

test("[PWA-011] an installed app is known by its display mode, and on iOS by Safari's own property", () => {
  device({});
  expect(isStandalone()).toBe(false);
  device({ mode: "standalone" });
  expect(isStandalone()).toBe(true);
  device({ standalone: true });
  expect(isStandalone()).toBe(true);
  device({ standalone: false });
  expect(isStandalone()).toBe(false);
});

test("[PWA-010] the wrapper from an app store is known by what it says of itself at run time", () => {
  expect(isNativeApp()).toBe(false);
  vi.stubGlobal("Capacitor", { isNativePlatform: () => true });
  expect(isNativeApp()).toBe(true);
  vi.stubGlobal("Capacitor", { isNativePlatform: () => false });
  expect(isNativeApp()).toBe(false);
});
