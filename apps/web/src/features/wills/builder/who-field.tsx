import type { PersonRef, WillContent } from "@heirlock/domain/wills/content";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useBuilder } from "./builder-context.ts";
import { choicesOf, chosenPerson, newPerson } from "./people.ts";

/** Somebody whom a dialog or a list is about to name: who is known by a reference, or somebody new by name. */
export type Who = { ref: string } | { name: string; kind: "person" | "charity" };

const someoneElse = "someone-else";

export interface WhoFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Who | null;
  onValueChange: (who: Who | null) => void;
  /** Who is not offered. */
  without?: readonly PersonRef[] | undefined;
  charities?: boolean | undefined;
  /** A first line for nobody. */
  none?: string | undefined;
  id?: string | undefined;
}

/** One person: of the family, of the members, or somebody else by name. */
export function WhoField({
  label,
  hint,
  error,
  value,
  onValueChange,
  without = [],
  charities,
  none,
  id,
}: WhoFieldProps) {
  const { t } = useTranslation("wills/builder");
  const { draft, members } = useBuilder();
  const options = [
    ...(none === undefined ? [] : [{ value: "none", label: none }]),
    ...choicesOf(draft.content, members, { charities: charities ?? false }).filter(
      ({ value: one }) => !without.includes(one),
    ),
    { value: someoneElse, label: t("who.someoneElse") },
  ];
  const isNew = value !== null && "name" in value;
  return (
    <div className="grid gap-4">
      <Select
        id={id}
        label={label}
        hint={hint}
        error={isNew ? undefined : error}
        options={options}
        placeholder={t("who.choose")}
        value={value === null ? (none === undefined ? null : "none") : isNew ? someoneElse : value.ref}
        onValueChange={(chosen) =>
          onValueChange(
            chosen === "none" ? null : chosen === someoneElse ? { name: "", kind: "person" } : { ref: chosen },
          )
        }
      />
      {isNew && (
        <>
          <TextField
            label={t("who.name")}
            error={error}
            value={value.name}
            maxLength={200}
            onChange={(event) => onValueChange({ ...value, name: event.target.value })}
          />
          {charities && (
            <RadioCards
              pair
              label={t("who.kind")}
              options={[
                { value: "person", label: t("who.person") },
                { value: "charity", label: t("who.charity") },
              ]}
              value={value.kind}
              onValueChange={(kind) => onValueChange({ ...value, kind })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Nobody was named, or somebody new without a name. */
export const isNobody = (who: Who | null): boolean => who === null || ("name" in who && who.name.trim() === "");

/** The will with that person in it, and their reference; null for nobody. */
export function useNamed(): (content: WillContent, who: Who | null) => { content: WillContent; ref: PersonRef | null } {
  const { members } = useBuilder();
  return (content, who) => {
    if (isNobody(who) || who === null) return { content, ref: null };
    return "ref" in who ? chosenPerson(content, members, who.ref) : newPerson(content, who.name.trim(), who.kind);
  };
}

export interface AddWhoProps {
  label: string;
  without: readonly PersonRef[];
  /** The will with whoever was named in it, and their reference. */
  onAdd: (add: (content: WillContent) => { content: WillContent; ref: PersonRef }) => void;
}

/** Adds somebody to a list as soon as they are chosen; somebody new once their name is typed. */
export function AddWho({ label, without, onAdd }: AddWhoProps) {
  const { t } = useTranslation("wills/builder");
  const [who, setWho] = useState<Who | null>(null);
  const named = useNamed();
  const add = (chosen: Who) => {
    setWho(null);
    onAdd((content) => {
      const { content: next, ref } = named(content, chosen);
      return { content: next, ref: ref! };
    });
  };
  return (
    <div className="grid gap-3">
      <WhoField
        label={label}
        value={who}
        onValueChange={(next) => (next && "ref" in next ? add(next) : setWho(next))}
        without={without}
      />
      {who && (
        <Button variant="secondary" size="sm" icon={Plus} disabled={isNobody(who)} onClick={() => add(who)}>
          {t("who.add")}
        </Button>
      )}
    </div>
  );
}
