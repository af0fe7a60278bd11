import { deceasedId } from "@heirlock/law/succession/family";
import { ArrowRight, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ChildRows } from "./child-rows.tsx";
import { changePerson, type Edit, spousesOf } from "./draft-edits.ts";
import { longestName, tidyName } from "./draft-fragment.ts";
import type { Mark, Marks } from "./draft-outlook.ts";
import type { DraftPerson, FamilyDraft, PersonId } from "./family-draft.ts";
import { More } from "./more.tsx";
import { useOwnText } from "./use-own-text.ts";
import type { PeopleNames } from "./use-people-names.ts";
import { useRemoval } from "./use-removal.ts";
import { YesNo } from "./yes-no.tsx";

export interface PersonDialogProps {
  draft: FamilyDraft;
  person: DraftPerson;
  names: PeopleNames;
  /** What this law looks at in this person. */
  looksAt: Marks;
  /** A law that knows one spouse leaves open whether it is a husband or a wife. */
  asksSexOfSpouse: boolean;
  change: (edit: Edit) => void;
  /** Whoever comes next in the picture. */
  next: PersonId | null;
  onPerson: (id: PersonId | null) => void;
}

/** One person: the name, and what a law may ask of them. Everything counts at once; closing loses nothing. */
export default function PersonDialog(props: PersonDialogProps) {
  const { draft, person, names, asksSexOfSpouse, change, next, onPerson } = props;
  const { t } = useTranslation("jurisdictions/calculator");
  const remove = useRemoval(draft, change);
  const enterKey = next ? "next" : "done";
  const form = useForm({ defaultValues: { personName: person.name ?? "" }, submit: () => goTo(next) });
  const keepName = () => {
    const typed = tidyName(form.getValues("personName"));
    if (typed !== person.name) change(changePerson(person.id, (one) => ({ ...one, name: typed })));
  };
  const goTo = (id: PersonId | null) => {
    keepName();
    onPerson(id);
  };
  // The keyboard opens at once: a name is what most people come here for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each person
  useEffect(() => {
    const wait = requestAnimationFrame(() => document.getElementById("personName")?.focus());
    return () => cancelAnimationFrame(wait);
  }, [person.id]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) goTo(null);
      }}
      title={<bdi>{names.nameOf(person.id) || t("person.title")}</bdi>}
      description={person.name ? names.relationOf(person.id) : undefined}
      footer={
        <>
          {next && (
            <Button variant="secondary" type="submit" form={form.id} iconEnd={ArrowRight}>
              {t("person.next")}
            </Button>
          )}
          <Button onClick={() => goTo(null)}>{t("person.done")}</Button>
        </>
      }
    >
      <Form form={form} summaryAt="none" className="grid gap-6">
        <TextField
          label={t("person.name")}
          mark="optional"
          hint={t("person.nameHint")}
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint={enterKey}
          dir="auto"
          {...form.input("personName")}
        />
        {asksSexOfSpouse && (person.relation === "spouse" || person.relation === "partner") && (
          <RadioCards
            pair
            label={t(person.relation === "partner" ? "person.partner" : "person.spouse")}
            options={[
              { value: "female", label: t(person.relation === "partner" ? "about.woman" : "person.wife") },
              { value: "male", label: t(person.relation === "partner" ? "about.man" : "person.husband") },
            ]}
            value={person.sex}
            onValueChange={(sex) => change(changePerson(person.id, (one) => ({ ...one, sex })))}
          />
        )}
        {person.father === deceasedId && <Mother {...props} />}
        <Special
          {...props}
          onRemove={() => {
            onPerson(null);
            remove(person.id, names.nameOf(person.id));
          }}
        />
      </Form>
    </Dialog>
  );
}

/** Which wife is the mother, where there were several. */
function Mother({ draft, person, names, change }: PersonDialogProps) {
  const { t } = useTranslation("jurisdictions/calculator");
  const wives = spousesOf(draft).filter(({ sex }) => sex === "female");
  if (wives.length < 2) return null;
  return (
    <RadioCards
      label={t("person.mother")}
      options={[
        ...wives.map(({ id }) => ({ value: id, label: <bdi>{names.nameOf(id)}</bdi> })),
        { value: "other", label: t("person.otherMother") },
      ]}
      value={person.mother ?? "other"}
      onValueChange={(id) =>
        change(
          changePerson(person.id, ({ mother: _mother, ...one }) => (id === "other" ? one : { ...one, mother: id })),
        )
      }
    />
  );
}

/** What is true of few people: a divorce, a bar, adoption; and removing somebody who was entered by mistake. */
function Special({ draft, person, looksAt, change, onRemove }: PersonDialogProps & { onRemove: () => void }) {
  const t = useOwnText(draft);
  const [isSpecial] = useState((person.bars ?? []).length > 0 || person.adopted === true);
  const hasRemove = person.relation !== "father" && person.relation !== "mother";
  // Whoever may not inherit may still leave a place to their children, who are asked for nowhere else.
  const hasOwnIssue = person.relation === undefined && (person.bars ?? []).some((bar) => bar.startsWith("killed"));
  if (looksAt.divorce === null && looksAt.marks.length === 0 && !hasRemove) return null;
  return (
    <More title={t("person.more")} open={isSpecial}>
      {looksAt.divorce && <Divorce draft={draft} person={person} asked={looksAt.divorce} change={change} />}
      {looksAt.marks.length > 0 && (
        <FieldGroup label={t("person.marks")} hint={t("person.marksHint")}>
          {looksAt.marks.map((mark) => (
            <Checkbox
              key={mark}
              label={t(`person.mark.${mark}`)}
              description={t(`person.markText.${mark}`)}
              checked={isMarked(person, mark)}
              onCheckedChange={(on) => change(changePerson(person.id, (one) => withMark(one, mark, on)))}
            />
          ))}
        </FieldGroup>
      )}
      {hasOwnIssue && (
        <FieldGroup label={t("person.children")} hint={t("person.childrenHint")}>
          <ChildRows
            draft={draft}
            of={person.id}
            change={change}
            sons={t("marriage.sons")}
            daughters={t("marriage.daughters")}
          />
        </FieldGroup>
      )}
      {hasRemove && (
        <Button variant="danger-outline" size="sm" icon={Trash2} className="justify-self-start" onClick={onRemove}>
          {t("person.remove")}
        </Button>
      )}
    </More>
  );
}

function isMarked({ bars = [], adopted }: DraftPerson, mark: Mark): boolean {
  return mark === "adopted" ? adopted === true : bars.includes(mark);
}

function withMark({ bars = [], adopted, ...person }: DraftPerson, mark: Mark, on: boolean): DraftPerson {
  const isAdopted = mark === "adopted" ? on : adopted === true;
  const others = bars.filter((bar) => bar !== mark);
  const next = mark === "adopted" || !on ? others : [...others, mark];
  return { ...person, ...(isAdopted && { adopted: true }), ...(next.length > 0 && { bars: next }) };
}

const divorces = ["divorced-revocably", "divorced", "divorced-on-deathbed"] as const;

/** Whether she was still his wife. What else matters depends on the school, and only that is asked. */
function Divorce({
  draft,
  person,
  asked,
  change,
}: {
  draft: FamilyDraft;
  person: DraftPerson;
  asked: NonNullable<Marks["divorce"]>;
  change: (edit: Edit) => void;
}) {
  const t = useOwnText(draft);
  const now = divorces.find((one) => person.bars?.includes(one)) ?? "married";
  const { facts = {} } = person;
  return (
    <>
      <RadioCards
        label={t("person.divorce.label")}
        options={(["married", ...divorces] as const).map((value) => ({
          value,
          label: t(`person.divorce.${value}`),
          description: value === "married" ? undefined : t(`person.divorce.${value}Text`),
        }))}
        value={now}
        onValueChange={(value) => change(changePerson(person.id, (one) => withDivorce(one, value)))}
      />
      {now === "divorced-on-deathbed" &&
        asked.map((fact) => (
          <YesNo
            key={fact}
            label={t(`person.divorce.facts.${fact}`)}
            value={facts[fact]}
            onValue={(answer) =>
              change(changePerson(person.id, (one) => ({ ...one, facts: { ...one.facts, [fact]: answer } })))
            }
          />
        ))}
    </>
  );
}

/** A divorce that could be taken back leaves her a wife until her waiting time has ended. */
export function withDivorce(
  { bars = [], facts: _facts, ...person }: DraftPerson,
  value: "married" | (typeof divorces)[number],
): DraftPerson {
  const others = bars.filter((bar) => !divorces.some((one) => one === bar));
  const next = value === "married" ? others : [...others, value];
  return {
    ...person,
    ...(next.length > 0 && { bars: next }),
    ...(value === "divorced-revocably" && { facts: { inIdda: true } }),
  };
}
