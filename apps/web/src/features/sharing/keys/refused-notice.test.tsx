import type { RefusedKey } from "@heirlock/keyring/sharing/holder-requests";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { RefusedText } from "./refused-notice.tsx";

const i18n = await createI18n("en", ["sharing/keys"]);
const said = (refused: Pick<RefusedKey, "of" | "why">) =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <RefusedText name="Samir" refused={{ code: "KEY_CHANGED", verifying_key: "", ...refused }} />
    </I18nextProvider>,
  );

test("[KEY-022] [KEY-052] a card of the holder's own older keys is kept, since it alone opens what was locked before; another's is not", () => {
  const own = said({ of: "card", why: "signer" });
  expect(own).toContain("Samir should keep the old one too");
  expect(own).not.toMatch(/ask for the old one back|not the one your app created/);
  const swapped = said({ of: "card", why: "swapped" });
  expect(swapped).toContain("not the one your app created");
  expect(swapped).not.toContain("keep the old one");
});
