import type { MemberId } from "@heirlock/domain/identifiers";
import { heldBack } from "@heirlock/domain/members/can-see";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { TickBox } from "../../../ui/forms/tick-box.tsx";
import { memberName } from "../offers/member-name.ts";
import type { MatrixMember } from "../who-sees/access-matrix.ts";

/** The people to choose from; each row is the target. */
export function PeopleList({
  members,
  chosen,
  onChange,
}: {
  members: readonly MatrixMember[];
  chosen: readonly MemberId[];
  onChange: (ids: readonly MemberId[]) => void;
}) {
  const { t } = useTranslation("members/shared-with");
  const { t: people } = useTranslation("members");
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 font-semibold">{t("choose.legend")}</legend>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {members.map((member) => {
          const held = heldBack(member);
          const role = member.primary_role ? people(`role.${member.primary_role}`) : people("noRole");
          const id = `person-${member.id}`;
          return (
            <li key={member.id}>
              <label
                htmlFor={id}
                className="flex min-h-14 cursor-pointer items-center gap-3.5 px-4 py-2.5 leading-[1.35] has-checked:bg-primary-tint has-focus-visible:-outline-offset-3 has-focus-visible:outline-(length:--focus-w) has-focus-visible:outline-focus"
              >
                <TickBox
                  id={id}
                  checked={chosen.includes(member.id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, member.id] : chosen.filter((one) => one !== member.id))
                  }
                  className="focus-visible:outline-none"
                />
                <Avatar name={memberName(member)} size="sm" draft={!member.has_account} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold break-words">
                    <bdi>{memberName(member)}</bdi>
                  </span>
                  <span className="block text-ink-2">{held ? `${role} · ${t(`held.${held}`)}` : role}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
