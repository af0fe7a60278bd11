import type { Profile } from "@heirlock/contract/account/sign-in";
import type { UpdateProfileRow } from "./account.rows.ts";

export function toProfile(row: UpdateProfileRow): Profile {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    country: row.country,
    // As long as nobody chose one it is the country's (ACC-025).
    nationality: row.nationality ?? row.country,
    date_of_birth: row.date_of_birth,
    main_currency: row.main_currency,
    language: row.language,
    billing_plan_code: row.plan,
  };
}
