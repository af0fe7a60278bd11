import type { Member } from "@heirlock/contract/members/members";
import { memberTypes } from "@heirlock/domain/members/member-types";
import { memberRoles } from "@heirlock/domain/members/roles";
import { memberStatuses } from "@heirlock/domain/members/statuses";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { FilterPills } from "../../../ui/lists/filter-pills.tsx";
import { filterMembers, typeOf } from "./filter-members.ts";
import type { MembersSearch } from "./members-search.ts";

const everything = "all";
/** Below this many a search box is only in the way. */
const searchFrom = 10;

export interface MemberFiltersProps {
  members: readonly Member[];
  search: MembersSearch;
  onChange: (search: MembersSearch) => void;
  name: string;
  onNameChange: (name: string) => void;
  /** On request only, so that a search box is in nobody's way. */
  asked?: boolean | undefined;
}

/** By kind, role and status; only what somebody is, is offered. */
export function MemberFilters({ members, search, onChange, name, onNameChange, asked }: MemberFiltersProps) {
  const { t } = useTranslation("members/list");
  const { t: word } = useTranslation("members");
  const format = useFormat();
  const counted = (label: string, count: number) => t("filter.counted", { word: label, n: format.number(count) });
  const change = (key: keyof MembersSearch, value: string) => {
    const { [key]: _, ...rest } = search;
    onChange(value === everything ? rest : ({ ...rest, [key]: value } as MembersSearch));
  };
  const count = (one: MembersSearch) => filterMembers(members, one).length;
  return (
    <div className="grid gap-4">
      <FilterPills
        label={t("filter.type")}
        value={search.type ?? everything}
        onValueChange={(value) => change("type", value)}
        options={[
          { value: everything, label: counted(t("filter.all"), members.length) },
          ...memberTypes
            .filter((type) => type === search.type || members.some((member) => typeOf(member) === type))
            .map((type) => ({ value: type, label: counted(t(`filter.types.${type}`), count({ type })) })),
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          name="member-role"
          label={t("filter.role")}
          value={search.role ?? everything}
          onValueChange={(value) => change("role", value)}
          options={[
            { value: everything, label: t("filter.allRoles") },
            ...memberRoles.map((role) => ({ value: role, label: counted(word(`role.${role}`), count({ role })) })),
          ]}
        />
        <Select
          name="member-status"
          label={t("filter.status")}
          value={search.status ?? everything}
          onValueChange={(value) => change("status", value)}
          options={[
            { value: everything, label: t("filter.allStatuses") },
            ...memberStatuses.map((status) => ({
              value: status,
              label: counted(word(`memberStatus.${status}`), count({ status })),
            })),
          ]}
        />
        {(asked || members.length >= searchFrom) && (
          <SearchField label={t("filter.search")} value={name} onValueChange={onNameChange} />
        )}
      </div>
    </div>
  );
}
