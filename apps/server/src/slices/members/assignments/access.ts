import type { AccessAnswer } from "@heirlock/contract/members/fields";
import { usualCondition } from "@heirlock/domain/members/opens";

/** As it was asked for; what is undefined was not said. */
export interface AskedAccess {
  access_condition?: AccessAnswer["access_condition"] | undefined;
  not_before?: string | null | undefined;
  from_age?: number | null | undefined;
  tell_exists?: boolean | undefined;
}

/** After the death, in silence, unless said otherwise (D42). A day or an age are further conditions of `custom` alone. */
export function accessOf(asked: AskedAccess): AccessAnswer {
  const access_condition = asked.access_condition ?? usualCondition;
  const isCustom = access_condition === "custom";
  return {
    access_condition,
    not_before: isCustom ? (asked.not_before ?? null) : null,
    from_age: isCustom ? (asked.from_age ?? null) : null,
    tell_exists: asked.tell_exists ?? false,
  };
}
