import { heldBack, type Sight } from "@heirlock/domain/members/can-see";
import type { KeyWait } from "@heirlock/domain/sharing/key-wait";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ChevronRight, Eye, KeyRound } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { memberName } from "../offers/member-name.ts";
import type { MatrixMember } from "./access-matrix.ts";
import { useSightTitle, WhenMark } from "./when-mark.tsx";

const Select = lazy(async () => ({ default: (await import("../../../ui/forms/select.tsx")).Select<string> }));

/** Whom the rows below are about. */
export function PersonChoice({
  members,
  person,
  onPerson,
}: {
  members: readonly MatrixMember[];
  person: MatrixMember;
  onPerson: (id: string) => void;
}) {
  const { t } = useTranslation("members/who-sees");
  const { t: people } = useTranslation("members");
  const held = heldBack(person);
  const labelOf = (one: MatrixMember) =>
    one.primary_role ? `${memberName(one)} · ${people(`role.${one.primary_role}`)}` : memberName(one);
  return (
    <div className="grid gap-2">
      <Suspense fallback={<Skeleton className="h-20" />}>
        <Select
          label={t("person")}
          value={person.id}
          options={members.map((one) => ({ value: one.id as string, label: labelOf(one) }))}
          onValueChange={onPerson}
        />
      </Suspense>
      {held && <p className="font-semibold text-info">{t(`heldText.${held}`, { name: person.first_name })}</p>}
    </div>
  );
}

/** A row: what it is, when the person sees it, and the way to change it. */
export interface SightRow {
  id: string;
  /** As a text, for screen readers. */
  name: string;
  title: ReactNode;
  text: string;
  sight: Sight;
  /** The keys for it are not made yet. */
  waits?: KeyWait | null;
  onPress: () => void;
}

export function SightRows({ rows, person }: { rows: readonly SightRow[]; person: MatrixMember }) {
  const { t } = useTranslation("members/who-sees");
  const title = useSightTitle();
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            onClick={row.onPress}
            className="flex min-h-15 w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-sm py-2.5 text-start leading-[1.35] hover:bg-sunken"
          >
            <span className="sr-only">{t("cell.name", { thing: row.name, name: memberName(person) })} </span>
            <span aria-hidden className="min-w-0 flex-1 basis-36">
              <span className="block font-semibold break-words">{row.title}</span>
              {row.text && <span className="block text-meta text-ink-2">{row.text}</span>}
            </span>
            <span className="flex flex-none items-center gap-3">
              <WhenMark when={row.sight.when} title={title(row.sight)} />
              {row.text && <span className="sr-only"> {row.text}</span>}
              {row.waits && (
                <>
                  <span className="sr-only"> {t(`cell.waits.${row.waits}`)}</span>
                  <KeyRound aria-hidden size={16} strokeWidth={2} className="flex-none text-brass-ink" />
                </>
              )}
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flex-none text-ink-2 flip" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ViewAs({ person, className }: { person: MatrixMember; className?: string }) {
  const { t } = useTranslation("members/who-sees");
  return (
    <Button
      block
      variant="secondary"
      icon={Eye}
      className={clsx(className)}
      render={<Link to="/dashboard/will-holder/members/$id/preview" params={{ id: person.id }} />}
    >
      {t("viewAs", { name: person.first_name })}
    </Button>
  );
}
