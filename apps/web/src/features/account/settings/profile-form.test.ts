import { expect, test } from "vitest";
import { changesOf, nationalityAfter, type ProfileForm, profileFormSchema } from "./profile-form.ts";

const saved: ProfileForm = {
  first_name: "Nadia",
  last_name: "Haddad",
  date_of_birth: "",
  country: "LB",
  nationality: "LB",
  main_currency: "USD",
  language: "en",
};
const messagesFor = (change: Partial<ProfileForm>) =>
  profileFormSchema.safeParse({ ...saved, ...change }).error?.issues.map(({ message }) => message) ?? [];

test("only what differs is sent, and an emptied date is null", () => {
  expect(changesOf(saved, saved)).toEqual({});
  expect(changesOf({ ...saved, country: "FR" }, saved)).toEqual({ country: "FR" });
  expect(changesOf({ ...saved, date_of_birth: "" }, { ...saved, date_of_birth: "1971-06-09" })).toEqual({
    date_of_birth: null,
  });
});

test("[ACC-025] nationality follows the country until the person chooses another", () => {
  expect(nationalityAfter("LB", { country: null, nationality: null })).toBe("LB");
  expect(nationalityAfter("FR", { country: "LB", nationality: "LB" })).toBe("FR");
  expect(nationalityAfter("FR", { country: "LB", nationality: "SY" })).toBe("SY");
});

test("[ACC-078] [ACC-079] names are required and at most 50 characters", () => {
  expect(messagesFor({ first_name: " " })).toEqual(["First name is required"]);
  expect(messagesFor({ first_name: "x".repeat(51) })).toEqual(["First name too long"]);
  expect(messagesFor({ last_name: "" })).toEqual(["Last name is required"]);
  expect(messagesFor({ last_name: "x".repeat(51) })).toEqual(["Last name too long"]);
});

test("a date of birth is empty or a real day in the past", () => {
  expect(messagesFor({ date_of_birth: "" })).toEqual([]);
  expect(messagesFor({ date_of_birth: "1971-06-09" })).toEqual([]);
  expect(messagesFor({ date_of_birth: "1971-02-30" })).toEqual(["profile.birthInvalid"]);
  expect(messagesFor({ date_of_birth: "1971--" })).toEqual(["profile.birthInvalid"]);
  expect(messagesFor({ date_of_birth: "2999-01-01" })).toEqual(["profile.birthFuture"]);
});
