import { canSee, heldBack } from "@heirlock/domain/members/can-see";
import { sixThings, type Thing } from "@heirlock/domain/members/things";
import { Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { memberName } from "../offers/member-name.ts";
import type { AccessMatrix, MatrixMember } from "./access-matrix.ts";
import { itemsFor } from "./given-items.ts";
import { useThingNames } from "./thing-names.ts";
import { useSightTitle, WhenMark } from "./when-mark.tsx";

export interface PeopleTableProps {
  matrix: AccessMatrix;
  members: readonly MatrixMember[];
  onPress: (thing: Thing, member: MatrixMember) => void;
}

/** People down, six fixed columns across: the list grows downwards, and no column is ever cut off (ease §3, z7). */
export function PeopleTable({ matrix, members, onPress }: PeopleTableProps) {
  const { t } = useTranslation("members/who-sees");
  const names = useThingNames();
  const title = useSightTitle();
  return (
    <table className="w-full border-collapse max-lg:hidden">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="border-b-[1.5px] border-line-strong text-meta text-ink-2">
        <tr>
          <th scope="col" className="py-3 pe-3 text-start font-semibold">
            {t("personColumn")}
          </th>
          {sixThings.map(({ id }) => (
            <th key={id} scope="col" className="px-1 py-3 text-start font-semibold">
              {names.column(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              <PersonHead member={member} />
            </th>
            {sixThings.map((thing) => {
              const sight = canSee(member, thing, itemsFor(matrix, thing, member));
              return (
                <td key={thing.id} className="py-2 pe-1">
                  <button
                    type="button"
                    onClick={() => onPress(thing, member)}
                    className="inline-flex min-h-11 items-center rounded-full px-1 hover:bg-sunken"
                  >
                    <span className="sr-only">
                      {t("cell.name", { thing: names.plain(thing.id), name: memberName(member) })}{" "}
                    </span>
                    <WhenMark when={sight.when} title={title(sight)} />
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PersonHead({ member }: { member: MatrixMember }) {
  const { t } = useTranslation("members/who-sees");
  const { t: people } = useTranslation("members");
  const held = heldBack(member);
  const role = member.primary_role ? people(`role.${member.primary_role}`) : people("noRole");
  return (
    <span className="flex items-center gap-3 leading-[1.3]">
      <Avatar name={memberName(member)} draft={member.status === "draft"} />
      <span className="min-w-0">
        <bdi className="block font-semibold break-words">{memberName(member)}</bdi>
        <span className="block text-meta text-ink-2">
          {held ? t("roleHeld", { role, held: t(`held.${held}`) }) : role}
        </span>
        <Link
          to="/dashboard/will-holder/members/$id/preview"
          params={{ id: member.id }}
          className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 text-meta font-semibold text-primary underline-offset-4 hover:underline"
        >
          <Eye aria-hidden size={16} strokeWidth={1.8} />
          {t("viewAs", { name: member.first_name })}
        </Link>
      </span>
    </span>
  );
}
