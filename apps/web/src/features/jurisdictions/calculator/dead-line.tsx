import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { RadioCards, RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { ChildRows } from "./child-rows.tsx";
import { addDeadChild, deadChildren, type Edit, setSex } from "./draft-edits.ts";
import type { DraftPerson, FamilyDraft, PersonId } from "./family-draft.ts";
import { useRemoval } from "./use-removal.ts";

export interface DeadLineProps {
  draft: FamilyDraft;
  person: DraftPerson;
  change: (edit: Edit) => void;
  /** Who may have died here: a son or a daughter, one of several kinds of brothers. */
  kinds: readonly { value: string; label: string }[];
  kind: string;
  onKind: (kind: string) => void;
}

/** Somebody who died before and the children they left, of whom again one may have died. */
export function DeadLine({ draft, person, change, kinds, kind, onKind }: DeadLineProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const id = useId();
  const remove = useRemoval(draft, change);
  const name = person.name ?? kinds.find(({ value }) => value === kind)?.label ?? "";
  return (
    <section
      aria-labelledby={id}
      className="rounded-md border border-dashed border-line-strong bg-sunken p-3.5 md:p-4.5"
    >
      <h3 id={id} className="mb-3 text-h4">
        <bdi>{t(`line.title.${person.sex}`, { name })}</bdi>
      </h3>
      {kinds.length > 1 && (
        <div className="mb-2">
          {kinds.length === 2 ? (
            <RadioCards pair label={t("line.who")} options={kinds} value={kind} onValueChange={onKind} />
          ) : (
            <RadioGroup label={t("line.who")} options={kinds} value={kind} onValueChange={onKind} />
          )}
        </div>
      )}
      <div>
        <ChildRows
          draft={draft}
          of={person.id}
          change={change}
          sons={t("line.sonsLeft")}
          daughters={t("line.daughtersLeft")}
        />
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
        <DeadChildren draft={draft} of={person.id} change={change} />
        <div className="-mx-3 flex flex-wrap justify-between gap-x-3">
          <Button variant="ghost" size="sm" icon={Plus} onClick={() => change(addDeadChild(person.id))}>
            {t("line.alsoDied")}
          </Button>
          <Button variant="ghost" size="sm" icon={Trash2} onClick={() => remove(person.id, name)}>
            {t("line.remove")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The children of somebody who died before and left children of their own. */
export function DeadChildren({ draft, of, change }: Pick<DeadLineProps, "draft" | "change"> & { of: PersonId }) {
  const { t } = useTranslation("jurisdictions/calculator");
  return deadChildren(draft, of).map((child) => (
    <DeadLine
      key={child.id}
      draft={draft}
      person={child}
      change={change}
      kinds={[
        { value: "male", label: t("line.son") },
        { value: "female", label: t("line.daughter") },
      ]}
      kind={child.sex}
      onKind={(sex) => change(setSex(child.id, sex as "male" | "female"))}
    />
  ));
}
