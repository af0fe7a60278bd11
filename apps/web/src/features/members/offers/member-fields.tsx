import type { EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { meanEntry } from "../../../platform/plan/act.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FieldError, FieldGroup } from "../../../ui/forms/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { FurtherFields } from "../access-fields/access-fields.tsx";
import { accessBody, type ChosenAccess, furtherProblem } from "../access-fields/chosen-access.ts";
import { PeopleList } from "../shared-with/people-list.tsx";
import { givenTo } from "../shared-with/who-groups.ts";
import { type MatrixMember, useAccessMatrix } from "../who-sees/access-matrix.ts";
import type { ShareableItem } from "../who-sees/save-item.ts";
import { memberName } from "./member-name.ts";

const ChoosePeople = lazy(async () => ({ default: (await import("../shared-with/choose-people.tsx")).ChoosePeople }));

/** For whom a new entry is meant, as the form holds it. */
export interface MeantFor extends Omit<ChosenAccess, "condition"> {
  ids: readonly MemberId[];
}

interface ChosenMembersProps {
  condition: AccessCondition;
  value: MeantFor;
  onChange: (value: MeantFor) => void;
  isTried: boolean;
}

/** For a new entry: people, and what belongs to the condition that the form asks for above (VLT-067). */
export function ChosenMembers({ condition, value, onChange, isTried }: ChosenMembersProps) {
  const { t } = useTranslation("members/shared-with");
  const matrix = useAccessMatrix();
  const [isChoosing, setChoosing] = useState(false);
  const members = matrix.data?.members ?? [];
  const { ids, ...further } = value;
  const access = { ...further, condition };
  return (
    <MembersGroup
      members={members.filter(({ id }) => ids.includes(id))}
      problem={matrix.error && !matrix.data ? t("loadFailed") : null}
      onChoose={() => setChoosing(true)}
      onRemove={(gone) => onChange({ ...value, ids: ids.filter((id) => id !== gone) })}
    >
      {ids.length > 0 && (
        <div className="grid gap-4">
          <FurtherFields
            id="meant"
            value={access}
            onChange={({ day, age, tell }) => onChange({ ids, day, age, tell })}
            problem={isTried ? furtherProblem(access) : null}
          />
        </div>
      )}
      {isChoosing && (
        <Choosing
          members={members}
          chosen={ids}
          onClose={() => setChoosing(false)}
          onChange={(next) => onChange({ ...value, ids: next })}
        />
      )}
    </MembersGroup>
  );
}

function Choosing({
  members,
  chosen,
  onChange,
  onClose,
}: {
  members: readonly MatrixMember[];
  chosen: readonly MemberId[];
  onChange: (ids: readonly MemberId[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/shared-with");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("choose.title")}
      footer={<Button onClick={onClose}>{t("field.done")}</Button>}
    >
      {members.length === 0 ? (
        <p className="text-ink-2">{t("choose.emptyText")}</p>
      ) : (
        <PeopleList members={members} chosen={chosen} onChange={onChange} />
      )}
    </Dialog>
  );
}

/** For an entry that exists: a choice takes effect at once. */
export function LinkedMembers({ id, condition, name }: { id: EntryId; condition: AccessCondition; name: string }) {
  const { t } = useTranslation("members/shared-with");
  const matrix = useAccessMatrix();
  const [isChoosing, setChoosing] = useState(false);
  const item: ShareableItem = { kind: "document", id, condition };
  const { data } = matrix;
  return (
    <MembersGroup
      members={data ? data.members.filter((member) => givenTo(data, item, member)) : []}
      problem={matrix.error && !data ? t("loadFailed") : null}
      hint={t("field.changeHint")}
      onChoose={() => setChoosing(true)}
    >
      {isChoosing && data && (
        <Suspense>
          <ChoosePeople matrix={data} item={item} name={name} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </MembersGroup>
  );
}

function MembersGroup({
  members,
  problem,
  hint,
  onChoose,
  onRemove,
  children,
}: {
  members: readonly MatrixMember[];
  problem: string | null;
  hint?: string;
  onChoose: () => void;
  onRemove?: (id: MemberId) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("members/shared-with");
  return (
    <FieldGroup id="linked-members" label={t("field.label")} mark="optional" hint={hint}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {problem ? (
            <FieldError>{problem}</FieldError>
          ) : members.length === 0 ? (
            <p className="text-ink-2">{t("field.none")}</p>
          ) : (
            <ul className="w-full divide-y divide-line rounded-md border border-line">
              {members.map((member) => (
                <li key={member.id} className="flex min-h-12 items-center gap-3 py-1 ps-3.5 pe-1">
                  <bdi className="min-w-0 flex-1 break-words">{memberName(member)}</bdi>
                  {onRemove && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t("field.removeOf", { name: memberName(member) })}
                      onClick={() => onRemove(member.id)}
                    >
                      {t("field.remove")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <Button variant="secondary" size="sm" icon={Users} onClick={onChoose}>
            {t("field.choose")}
          </Button>
        </div>
        {children}
      </div>
    </FieldGroup>
  );
}

/** What a new entry does not carry itself: that they are told of it. */
export async function saveMeantFor(
  id: string,
  condition: AccessCondition,
  { ids, ...further }: MeantFor,
): Promise<void> {
  // The condition itself stays the entry's: the link follows it.
  const { access_condition: _, ...body } = accessBody({ ...further, condition });
  if (ids.length === 0 || !body.tell_exists) return;
  await meanEntry(id, { member_ids: [...ids], ...body });
}

/** The day and the age that belong to a custom condition. */
export function furtherOf(condition: AccessCondition, { ids: _, ...further }: MeantFor) {
  const { not_before, from_age } = accessBody({ ...further, condition });
  return { not_before, from_age };
}

/** Whether what belongs to the condition cannot be saved like this. */
export function isWrongChoice(condition: AccessCondition, { ids, ...further }: MeantFor): boolean {
  return ids.length > 0 && furtherProblem({ ...further, condition }) !== null;
}
