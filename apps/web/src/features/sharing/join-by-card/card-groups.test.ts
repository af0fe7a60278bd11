import { expect, test } from "vitest";
import { foldCard, fullGroups, groupsOf, isWholeCard, noGroups, typeInto } from "./card-groups.ts";

const card = "7K4M Q2XD 90VH E8RT 3WNB Y6JC P1FA 5GZ1";

test("[KEY-053] case and gaps do not matter, O reads as 0, I and L as 1", () => {
  expect(foldCard("7k4m - q2xd")).toBe("7K4MQ2XD");
  expect(foldCard("oO iI lL")).toBe("001111");
  expect(foldCard(`hlc1:${card.replaceAll(" ", "")}`)).toBe(card.replaceAll(" ", ""));
});

test("[KEY-053] pasting the whole code fills all groups, wherever it is pasted", () => {
  for (const at of [0, 3, 7])
    expect(typeInto(noGroups, at, card.toLowerCase())).toEqual({ groups: card.split(" "), next: 7 });
  expect(isWholeCard(`HLC1:${card.replaceAll(" ", "")}`)).toBe(true);
  expect(isWholeCard(card.slice(1))).toBe(false);
  expect(groupsOf(card)).toEqual(card.split(" "));
});

test("a group that is full leads on to the next, and what is too much goes there", () => {
  expect(typeInto(noGroups, 0, "7K4")).toMatchObject({ next: 0 });
  expect(typeInto(noGroups, 0, "7K4M")).toMatchObject({ next: 1 });
  const { groups, next } = typeInto(noGroups, 1, "Q2XD9");
  expect([groups[1], groups[2], next]).toEqual(["Q2XD", "9", 2]);
  expect(fullGroups(groups)).toBe(1);
});

test("the last group takes no more than it has room for, and one that is emptied stays where it is", () => {
  expect(typeInto(noGroups, 7, "5GZ1XX")).toMatchObject({ next: 7 });
  expect(typeInto(noGroups, 7, "5GZ1XX").groups[7]).toBe("5GZ1");
  expect(typeInto(card.split(" "), 2, "")).toMatchObject({ next: 2 });
  expect(typeInto(card.split(" "), 2, "").groups[2]).toBe("");
});
