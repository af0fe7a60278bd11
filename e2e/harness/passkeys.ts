import type { BrowserContext, Page } from "@playwright/test";

/**
 * Gives a page a passkey device of Chromium's own, the kind that is built into phones: it keeps passkeys, verifies the
 * person by itself, and evaluates PRF or does not. It stays for as long as the page does.
 */
export async function addPasskeyDevice(page: Page, { hasPrf }: { hasPrf: boolean }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * Keeps a copy of every PRF output that the browser gives to our pages, so that a journey can look for it afterwards:
 * the product wipes its own.
 */
export async function overhearPrf(context: BrowserContext): Promise<(page: Page) => Promise<Uint8Array[]>> {
  await context.addInitScript(() => {
    // Only pages of a trustworthy origin have passkeys; the blank one of a new tab has not.
    if (typeof PublicKeyCredential === "undefined") return;
    const heard: number[][] = [];
    Object.defineProperty(window, "overheardPrf", { value: heard });
    const results = PublicKeyCredential.prototype.getClientExtensionResults;
    PublicKeyCredential.prototype.getClientExtensionResults = function (this: PublicKeyCredential) {
      const given = results.call(this);
      const first = (given as { prf?: { results?: { first?: ArrayBuffer } } }).prf?.results?.first;
      if (first) heard.push([...new Uint8Array(first)]);
      return given;
    };
  });
  return async (page) => {
    const heard = await page.evaluate(() => (window as unknown as { overheardPrf: number[][] }).overheardPrf);
    return heard.map((bytes) => Uint8Array.from(bytes));
  };
}
