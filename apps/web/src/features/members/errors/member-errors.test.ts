import { peopleErrorCodes } from "@heirlock/contract/members/errors";
import { languages } from "@heirlock/domain/languages";
import { expect, test } from "vitest";

test.each(languages)("every code of people has a text in %s", async (language) => {
  const { default: messages } = (await import(`./messages.${language}.json`)) as {
    default: { codes: Record<string, string> };
  };
  expect(Object.keys(messages.codes).sort()).toEqual(Object.keys(peopleErrorCodes).sort());
  for (const text of Object.values(messages.codes)) expect(text).not.toBe("");
});
