import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";
import { ChevronDown, Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import type { EntryFields } from "./entry-draft.ts";
import { looksLikeSeedPhrase } from "./seed-phrase.ts";
import { templatesOf } from "./templates.ts";

/** Nothing can be typed while the form is saved: it would be lost when the form closes. */
export function Still({ while: saving, children }: { while: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={saving} className="contents">
      {children}
    </fieldset>
  );
}

/** What `form.field` gives for one of the fields. */
interface FieldOf<Name extends keyof EntryFields> {
  name: string;
  value: EntryFields[Name];
  onValueChange: (value: EntryFields[Name]) => void;
}

export function Categories(field: FieldOf<"category">) {
  const { t } = useTranslation("vault/form");
  const { t: shared } = useTranslation("vault");
  return (
    <Select
      {...field}
      label={t("fields.category")}
      options={vaultCategories.map((category) => ({ value: category, label: shared(`category.${category}`) }))}
    />
  );
}

export function Access(field: FieldOf<"accessCondition">) {
  const { t } = useTranslation("vault/form");
  const { t: shared } = useTranslation("vault");
  return (
    <div className="grid gap-2">
      <RadioCards
        {...field}
        label={t("fields.access")}
        columns={3}
        options={accessConditions.map((condition) => ({
          value: condition,
          label: shared(`access.${condition}`),
          description: t(`access.${condition}`),
        }))}
      />
      {field.value !== "after_death" && (
        <p role="status" className="text-meta text-ink-3">
          {t(`accessNote.${field.value}`)}
        </p>
      )}
    </div>
  );
}

/** A title, a tag or a description may be told to the family before the content is: no place for a recovery phrase. */
export function SeedPhraseWarning({ fields }: { fields: EntryFields }) {
  const { t } = useTranslation("vault/form");
  const { title, tags, description, category } = fields;
  if ([title, description, tags.join(" ")].some(looksLikeSeedPhrase))
    return (
      <Alert tone="warning" live="assertive" title={t("seedPhrase.foundTitle")}>
        {t("seedPhrase.foundText")}
      </Alert>
    );
  if (category !== "crypto") return null;
  return (
    <Alert tone="warning" live="polite">
      {t("seedPhrase.advice")}
    </Alert>
  );
}

export function Templates({
  category,
  onPick,
}: {
  category: EntryFields["category"];
  onPick: (lines: string) => void;
}) {
  const { t } = useTranslation("vault/form");
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <span className="text-ink-2">{t("template.label")}</span>
      {templatesOf[category].map((name) => (
        <Button key={name} variant="tint" size="sm" onClick={() => onPick(t(`template.${name}.lines`))}>
          {t(`template.${name}.name`)}
        </Button>
      ))}
    </div>
  );
}

export function Covered({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation("vault/form");
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{t("fields.content")}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-input border-[1.5px] border-line-strong bg-sunken px-3.5 py-3">
        <p className="min-w-0 flex-1 text-ink-2">{t("covered.text")}</p>
        <Button variant="secondary" size="sm" icon={Eye} onClick={onShow}>
          {t("covered.show")}
        </Button>
      </div>
    </div>
  );
}

/** What few entries need is behind one line; a refused field opens it. */
export function MoreDetails({
  isOpen,
  hasErrors,
  children,
}: {
  isOpen: boolean;
  hasErrors: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("vault/form");
  const [open, setOpen] = useState(isOpen);
  const shown = open || hasErrors;
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={shown}
        aria-controls="more-details"
        onClick={() => setOpen(!shown)}
        className="group flex min-h-12 w-full items-center gap-3 rounded-sm text-start font-semibold hover:text-primary"
      >
        <span className="min-w-0 flex-1 py-1.5">
          {t("more")}
          {!shown && <span className="block text-meta font-normal text-ink-3">{t("moreHint")}</span>}
        </span>
        <ChevronDown
          aria-hidden
          size={22}
          strokeWidth={1.8}
          className="text-ink-2 transition-transform duration-(--d2) group-aria-expanded:rotate-180"
        />
      </button>
      <div id="more-details" hidden={!shown} className="mt-3 grid gap-5 [&[hidden]]:hidden">
        {children}
      </div>
    </div>
  );
}
