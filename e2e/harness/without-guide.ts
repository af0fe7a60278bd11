import type { BrowserContext } from "@playwright/test";

/**
 * Makes the browser one in which everybody has chosen "Don't show again": the guide would otherwise cover the first Home of
 * a journey that is about something else.
 */
export async function withoutGuide<Context extends BrowserContext>(context: Context): Promise<Context> {
  await context.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key.includes("_onboarding_dismissed_") ? "true" : getItem.call(this, key);
    };
  });
  return context;
}
