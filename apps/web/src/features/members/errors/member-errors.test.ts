import { memberSide } from "@heirlock/contract/member-side";
import { memberErrorCodes } from "@heirlock/contract/members/errors";
import { sharing } from "@heirlock/contract/sharing";
import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";

const codes = { ...memberErrorCodes, ...sharing.errors, ...memberSide.errors };

test.each(languages)("every code of people has a text in %s", async (language) => {
  const { default: messages } = (await import(`./messages.${language}.json`)) as {
    default: { codes: Record<string, string> };
  };
  expect(Object.keys(messages.codes).sort()).toEqual(Object.keys(codes).sort());
  for (const text of Object.values(messages.codes)) expect(text).not.toBe("");
});
