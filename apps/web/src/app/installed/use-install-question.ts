import { useSyncExternalStore } from "react";

/** Chromium's own question, which public/boot.js holds back until somebody wants it. */
export interface InstallQuestion extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    heirlockInstall?: InstallQuestion | null;
  }
}

/** Null where the browser has none, or after it was asked: it can be used once. */
export function useInstallQuestion(): InstallQuestion | null {
  return useSyncExternalStore(listen, () => window.heirlockInstall ?? null);
}

export function forgetInstallQuestion(): void {
  window.heirlockInstall = null;
  window.dispatchEvent(new Event("heirlock:install"));
}

function listen(listener: () => void): () => void {
  addEventListener("heirlock:install", listener);
  addEventListener("appinstalled", forgetInstallQuestion);
  return () => {
    removeEventListener("heirlock:install", listener);
    removeEventListener("appinstalled", forgetInstallQuestion);
  };
}
