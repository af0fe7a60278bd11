import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Eye } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { memberName } from "../offers/member-name.ts";
import type { MatrixMember } from "./access-matrix.ts";
import { CellButton, type CellWords } from "./cell-button.tsx";
import { heldBack } from "./cells.ts";

/** For plans of many people only. */
const Select = lazy(async () => ({ default: (await import("../../../ui/forms/select.tsx")).Select<string> }));

/** A line of the matrix, whatever it is about. */
export interface MatrixLine {
  id: string;
  /** As a text, for the names of its squares. */
  name: string;
  title: ReactNode;
  words: (member: MatrixMember) => CellWords;
}

export interface MatrixProps {
  caption: string;
  members: readonly MatrixMember[];
  lines: readonly MatrixLine[];
  onPress: (line: MatrixLine, member: MatrixMember) => void;
}

/** People across, things down. With many people it scrolls sideways by itself, and the things stay in sight. */
export function MatrixTable({ caption, members, lines, onPress }: MatrixProps) {
  const first = "sticky start-0 z-1 bg-surface pe-3 text-start";
  return (
    <section aria-label={caption} className="relative -my-1.5 overflow-x-auto rounded-sm py-1.5 max-md:hidden">
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={clsx(first, "min-w-40")} />
            {members.map((member) => (
              <th key={member.id} scope="col" className="px-1.25 pb-4 align-bottom font-normal">
                <PersonHead member={member} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-line last:border-b-0">
              <th scope="row" className={clsx(first, "max-w-64 py-2 leading-[1.3] font-semibold break-words")}>
                {line.title}
              </th>
              {members.map((member) => (
                <td key={member.id} className="px-1.25 py-2.25 text-center">
                  <CellButton
                    words={line.words(member)}
                    name={memberName(member)}
                    rowName={line.name}
                    onPress={() => onPress(line, member)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PersonHead({ member }: { member: MatrixMember }) {
  const { t } = useTranslation("members/who-sees");
  const { t: people } = useTranslation("members");
  const held = heldBack(member);
  return (
    <span className="grid justify-items-center gap-0.5 leading-[1.25]">
      <Avatar name={memberName(member)} draft={member.status === "draft"} className="mb-2" />
      <span className="font-semibold">
        <bdi aria-hidden>{member.first_name}</bdi>
        <bdi className="sr-only">{memberName(member)}</bdi>
      </span>
      <span className="text-meta text-ink-3">
        {member.primary_role ? people(`role.${member.primary_role}`) : people("noRole")}
      </span>
      {/* Also where nothing is said, so that the faces stand in one line. */}
      <span className="min-h-5 text-meta font-semibold text-info">{held && t(`held.${held}`)}</span>
      <Link
        to="/dashboard/will-holder/members/$id/preview"
        params={{ id: member.id }}
        aria-label={t("viewAs", { name: memberName(member) })}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-meta font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Eye aria-hidden size={17} strokeWidth={1.8} />
        {t("viewAsShort")}
      </Link>
    </span>
  );
}

/** More people than this are chosen from a list instead of from pills. */
const mostPills = 8;

export interface PersonListProps extends MatrixProps {
  person: MatrixMember;
  onPerson: (id: string) => void;
}

/** On phones: first the person, then the things. */
export function PersonList({ members, lines, person, onPerson, onPress }: PersonListProps) {
  const { t } = useTranslation("members/who-sees");
  const held = heldBack(person);
  const name = memberName(person);
  return (
    <div className="md:hidden">
      {members.length > mostPills ? (
        <Suspense>
          <Select
            label={t("person")}
            value={person.id}
            options={members.map((one) => ({ value: one.id as string, label: memberName(one) }))}
            onValueChange={onPerson}
          />
        </Suspense>
      ) : (
        <People members={members} person={person} onPerson={onPerson} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        {held && <p className="py-1 font-semibold text-info">{t(`heldText.${held}`, { name: person.first_name })}</p>}
        <Link
          to="/dashboard/will-holder/members/$id/preview"
          params={{ id: person.id }}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline"
        >
          <Eye aria-hidden size={20} strokeWidth={1.8} />
          {t("viewAs", { name: person.first_name })}
        </Link>
      </div>
      <ul className="mt-1">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[minmax(0,1fr)_8.75rem] items-center gap-3 border-t border-line py-2.5 leading-[1.3]"
          >
            <span className="font-semibold break-words">{line.title}</span>
            <CellButton
              words={line.words(person)}
              name={name}
              rowName={line.name}
              onPress={() => onPress(line, person)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({
  members,
  person,
  onPerson,
}: {
  members: readonly MatrixMember[];
  person: MatrixMember;
  onPerson: (id: string) => void;
}) {
  const { t } = useTranslation("members/who-sees");
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{t("person")}</legend>
      <div className="-mx-4.5 flex gap-2 overflow-x-auto px-4.5 py-1 [scrollbar-width:none]">
        {members.map((one) => (
          <label
            key={one.id}
            className={clsx(
              "relative flex min-h-12 flex-none cursor-pointer items-center gap-2.25 rounded-full border-[1.5px] border-line-strong bg-surface py-1.25 ps-1.5 pe-4 font-semibold whitespace-nowrap",
              "has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
              "forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none",
              "has-focus-visible:outline-(length:--focus-w) has-focus-visible:outline-offset-(--focus-gap) has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name="matrix-person"
              value={one.id}
              checked={one.id === person.id}
              onChange={() => onPerson(one.id)}
              className="sr-only"
            />
            <Avatar name={memberName(one)} size="sm" draft={one.status === "draft"} />
            <bdi aria-hidden>{one.first_name}</bdi>
            <bdi className="sr-only">{memberName(one)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
