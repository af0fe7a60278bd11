import type { Profile } from "@heirlock/contract/account/sign-in";
import type { PlanCode } from "@heirlock/domain/billing/plans";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import type { Currency } from "@heirlock/domain/money";
import type { ProfileRow } from "./account.queries.ts";

export function toProfile(row: ProfileRow): Profile {
  return {
    id: row.id as Uuid,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    country: row.country,
    // As long as nobody chose one it is the country's (ACC-025).
    nationality: row.nationality ?? row.country,
    date_of_birth: row.date_of_birth,
    main_currency: row.main_currency as Currency,
    language: row.language as Language,
    billing_plan_code: row.plan as PlanCode | null,
  };
}
