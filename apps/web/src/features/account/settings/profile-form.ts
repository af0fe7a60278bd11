import { firstNameField, lastNameField, type Profile } from "@heirlock/contract/account/sign-in";
import { languages } from "@heirlock/domain/languages";
import { currencies } from "@heirlock/domain/money";
import { z } from "zod";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import type { ProfileChange } from "./profile-request.ts";

/** The profile as the form holds it: an empty box is "", a country not chosen is null. */
export const profileFormSchema = z.object({
  first_name: firstNameField,
  last_name: lastNameField,
  date_of_birth: z
    .string()
    .refine((value) => value === "" || isRealDate(value), "profile.birthInvalid")
    .refine((value) => !isRealDate(value) || value < today(), "profile.birthFuture"),
  country: z.string().nullable(),
  nationality: z.string().nullable(),
  main_currency: z.enum(currencies),
  language: z.enum(languages),
});
export type ProfileForm = z.output<typeof profileFormSchema>;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function toForm(profile: Profile): ProfileForm {
  const { first_name, last_name, country, nationality, main_currency, language } = profile;
  return {
    first_name,
    last_name,
    date_of_birth: profile.date_of_birth ?? "",
    country,
    nationality,
    main_currency,
    language,
  };
}

/** Only what differs is sent, so that two tabs do not undo each other. */
export function changesOf(form: ProfileForm, saved: ProfileForm): ProfileChange {
  const differing = Object.entries(form).filter(([key, value]) => value !== saved[key as keyof ProfileForm]);
  return Object.fromEntries(
    differing.map(([key, value]) => [key, key === "date_of_birth" && value === "" ? null : value]),
  );
}

/** Choosing a country fills in the nationality as long as the person has not chosen another one. */
export function nationalityAfter(
  country: string | null,
  before: { country: string | null; nationality: string | null },
): string | null {
  const untouched = before.nationality === null || before.nationality === before.country;
  return untouched ? country : before.nationality;
}
