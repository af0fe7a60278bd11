import { errorCodes } from "@heirlock/contract/errors";
import { memberSide } from "@heirlock/contract/member-side";
import { memberErrorCodes } from "@heirlock/contract/members/errors";
import { sharing } from "@heirlock/contract/sharing";
import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";
import { fieldKeys } from "./api/error-text.ts";

test.each(languages)("every code of the contract has a text in %s", async (language) => {
  const { default: messages } = (await import(`./messages.${language}.json`)) as {
    default: { errors: Record<string, string>; fields: Record<string, string> };
  };
  // The texts about members load with the pages that need them.
  const elsewhere = { ...memberErrorCodes, ...sharing.errors, ...memberSide.errors };
  const codes = Object.keys(errorCodes).filter((code) => !(code in elsewhere));
  for (const code of [...codes, "OFFLINE", "TIMEOUT", "INVALID_ANSWER", "NOT_CONFIRMED"])
    expect(messages.errors[code], code).toBeTruthy();
  for (const key of Object.values(fieldKeys)) expect(messages.fields[key.slice("fields.".length)], key).toBeTruthy();
});

test("the English field texts are the contract's own", async () => {
  const { fields } = (await import("./messages.en.json")).default;
  for (const [text, key] of Object.entries(fieldKeys))
    expect(fields[key.slice("fields.".length) as keyof typeof fields]).toBe(text);
});
