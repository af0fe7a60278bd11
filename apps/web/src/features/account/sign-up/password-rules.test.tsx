import { commonPasswords } from "@heirlock/domain/account/common-passwords";
import { checkPassword } from "@heirlock/domain/account/password-policy";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { createI18n } from "../../../platform/i18n.ts";
import { PasswordRules } from "./password-rules.tsx";

const i18n = await createI18n("en", ["account"]);

/** The lines of the list under the field, as somebody reads them who has typed this. */
function linesFor(password: string): string[] {
  const findings = checkPassword(password, commonPasswords);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PasswordRules id="rules" findings={findings} typed={password !== ""} />
    </I18nextProvider>,
  );
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => line.replace(/<[^>]+>/g, "").trim());
}

const standing = [
  "Password must be at least 12 characters long",
  "Password must contain at least one uppercase letter",
  "Password must contain at least one lowercase letter",
  "Password must contain at least one number",
  "Password must contain at least one special character",
];

test("[ACC-066] [ACC-068] [ACC-069] [ACC-070] [ACC-071] what is asked for is listed, and ticked when it is met", () => {
  expect(linesFor("")).toEqual(standing.map((line) => `${line} (not met yet)`));
  expect(linesFor("Olive-grove 7 lanterns")).toEqual(standing.map((line) => `${line} (met)`));
  expect(linesFor("olive-grove")).toEqual(
    standing.map((line, at) => `${line} (${at === 2 || at === 4 ? "met" : "not met yet"})`),
  );
});

test("[ACC-067] [ACC-072] [ACC-073] [ACC-074] what must not be in it is named as soon as it is", () => {
  const offences = (password: string) => linesFor(password).slice(standing.length).join("\n");
  expect(offences("Olive-grove 7 lanterns")).toBe("");
  expect(offences("Ol1ve-".repeat(22))).toBe("Password must be no more than 128 characters long");
  expect(offences("P@ssw0rd2024!!")).toBe("Password is too common, please choose a stronger password");
  expect(offences("Olivvve-grove 7 lanterns")).toContain("Password contains too many repeated characters");
  expect(offences("Olive-grove 4567")).toContain("Password contains sequential characters");
});
