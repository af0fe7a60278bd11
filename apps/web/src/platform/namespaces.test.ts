import { expect, test } from "vitest";
import { createI18n } from "./i18n.ts";

test("every folder with texts is a namespace, this one included", async () => {
  const namespaces = ["ui", "app", "platform", "account", "account/sign-in", "assets", "dashboard", "site"];
  const i18n = await createI18n("fr", namespaces);
  for (const namespace of namespaces) expect(i18n.hasResourceBundle("fr", namespace), namespace).toBe(true);
});
