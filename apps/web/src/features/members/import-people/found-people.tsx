import { type RelationshipType, relationshipTypes } from "@heirlock/domain/members/relationships";
import { clsx } from "clsx";
import { Check, ChevronDown, CircleAlert, PencilLine, UserCheck, UserPlus } from "lucide-react";
import { memo, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { inputClass } from "../../../ui/forms/field.tsx";
import { TickBox } from "../../../ui/forms/tick-box.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useFindingText } from "../member-form/finding-text.ts";
import { type CandidateState, type CheckedCandidate, canBeChosen } from "./check-found.ts";

export interface FoundPeopleProps {
  people: readonly CheckedCandidate[];
  chosen: ReadonlySet<string>;
  saved: ReadonlySet<string>;
  disabled: boolean;
  onChoose: (next: (before: ReadonlySet<string>) => ReadonlySet<string>) => void;
  onRelation: (id: string, type: RelationshipType) => void;
  onEdit: (id: string) => void;
}

/** The review: everybody found, with what the plan would know of them. */
export function FoundPeople({ people, chosen, saved, disabled, onChoose, onRelation, onEdit }: FoundPeopleProps) {
  const { t } = useTranslation("members/import-people");
  const format = useFormat();
  const toggleAll = (wanted: boolean) =>
    onChoose(
      (before) =>
        new Set(
          people
            .filter((one) => (wanted ? canBeChosen(one) || before.has(one.id) : saved.has(one.id)))
            .map(({ id }) => id),
        ),
    );
  return (
    <Card as="section" aria-label={t("found")} className="md:py-3!">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-[1.5px] border-line-strong pb-2">
        <p role="status" className="font-semibold">
          {t("chosen", { count: people.length, n: format.number(chosen.size), total: format.number(people.length) })}
        </p>
        <div className="-me-3.5 flex flex-wrap">
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => toggleAll(true)}>
            {t("selectAll")}
          </Button>
          <Button variant="ghost" size="sm" disabled={disabled} onClick={() => toggleAll(false)}>
            {t("deselectAll")}
          </Button>
        </div>
      </div>
      {/* Switched off as a whole: fifty rows need not be drawn again for it. */}
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="sr-only">{t("found")}</legend>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              // A row is drawn again when its person changes, not when another one does.
              {...{ id: person.id, draft: person.draft, state: person.state }}
              findings={person.state === "missing" ? JSON.stringify(person.findings) : ""}
              checked={chosen.has(person.id)}
              isSaved={saved.has(person.id)}
              {...{ onChoose, onRelation, onEdit }}
            />
          ))}
        </ul>
      </fieldset>
      {people.length === 0 && <p className="py-6 text-center text-ink-2">{t("nobody")}</p>}
    </Card>
  );
}

const looks: Record<CandidateState, { variant: BadgeVariant; icon: typeof Check }> = {
  ready: { variant: "success", icon: UserPlus },
  missing: { variant: "warning", icon: CircleAlert },
  namesake: { variant: "info", icon: UserCheck },
  have: { variant: "secondary", icon: UserCheck },
  twice: { variant: "secondary", icon: UserCheck },
  own: { variant: "secondary", icon: UserCheck },
};

interface PersonRowProps extends Pick<CheckedCandidate, "id" | "draft" | "state"> {
  findings: string;
  checked: boolean;
  isSaved: boolean;
  onChoose: FoundPeopleProps["onChoose"];
  onRelation: FoundPeopleProps["onRelation"];
  onEdit: FoundPeopleProps["onEdit"];
}

const isSameRow = (one: PersonRowProps, other: PersonRowProps) =>
  one.draft === other.draft &&
  one.state === other.state &&
  one.findings === other.findings &&
  one.checked === other.checked &&
  one.isSaved === other.isSaved;

const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { id, draft, state, findings, checked, isSaved, onChoose, onRelation, onEdit } = props;
  const { t } = useTranslation("members/import-people");
  const { t: field } = useTranslation("members/member-form");
  const findingText = useFindingText();
  const boxId = useId();
  const name = `${draft.first_name} ${draft.last_name}`.trim();
  const contact = [draft.email, draft.phone].filter((text) => text !== "");
  const missing: string[] = findings === "" ? [] : JSON.parse(findings).map(findingText);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 py-3 md:grid-cols-[auto_minmax(0,1fr)_13rem_auto]">
      <TickBox
        id={boxId}
        checked={checked}
        disabled={isSaved || !canBeChosen({ state })}
        onChange={({ target }) =>
          onChoose((before) => {
            const next = new Set(before);
            target.checked ? next.add(id) : next.delete(id);
            return next;
          })
        }
      />
      <label htmlFor={boxId} className="flex min-h-11 min-w-0 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-semibold break-words">
            <bdi translate="no">{name || t("unnamed")}</bdi>
          </span>
          <span className="block break-words text-ink-2">
            {contact.length === 0
              ? t("noContact")
              : contact.map((text, at) => (
                  <span key={text}>
                    {at > 0 && " · "}
                    <bdi translate="no" className={text === draft.phone ? "whitespace-nowrap" : undefined}>
                      {text}
                    </bdi>
                  </span>
                ))}
          </span>
          {missing.length > 0 && <span className="block break-words text-warning">{missing.join(" · ")}</span>}
        </span>
        {isSaved ? (
          <Badge variant="confirmed" icon={Check}>
            {t("state.saved")}
          </Badge>
        ) : (
          <Badge variant={looks[state].variant} icon={looks[state].icon}>
            {t(`state.${state}`)}
          </Badge>
        )}
      </label>
      <div className="max-md:col-start-2">
        <RelationBox
          label={t("relationOf", { label: field("field.relationship_type"), name })}
          value={draft.relationship_type}
          disabled={isSaved}
          onChange={(type) => onRelation(id, type)}
        />
      </div>
      <Button
        variant="ghost"
        size="sm"
        icon={PencilLine}
        className="max-md:col-start-2 max-md:justify-self-start max-md:-ms-3.5"
        disabled={isSaved}
        aria-label={t("editPerson", { name: name || t("unnamed") })}
        onClick={() => onEdit(id)}
      >
        {t("edit")}
      </Button>
    </li>
  );
}, isSameRow);

interface RelationBoxProps {
  label: string;
  value: RelationshipType | "";
  disabled: boolean;
  onChange: (type: RelationshipType) => void;
}

/** The browser's own list to choose from: fifty of ours at once take a second on a small phone. */
function RelationBox({ label, value, disabled, onChange }: RelationBoxProps) {
  const { t: field } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  return (
    <span className="relative block">
      <select
        aria-label={label}
        className={clsx(inputClass, "cursor-pointer appearance-none pe-11", value === "" && "text-ink-3!")}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as RelationshipType)}
      >
        <option value="" disabled>
          {field("field.relationship_type")}
        </option>
        {relationshipTypes.map((type) => (
          <option key={type} value={type}>
            {word(`relationship.${type}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={20}
        strokeWidth={1.8}
        className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink-2"
      />
    </span>
  );
}
