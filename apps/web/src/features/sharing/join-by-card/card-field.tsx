import { clsx } from "clsx";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { FieldError } from "../../../ui/forms/field.tsx";
import { type CardGroups, fullGroups, groupCount, groupLength, isWholeCard, typeInto } from "./card-groups.ts";

export interface CardFieldProps {
  groups: CardGroups;
  onChange: (groups: CardGroups) => void;
  error?: string | undefined;
  /** Counted from 1. */
  wrongGroups?: readonly number[];
}

/** The eight groups of a key card (mock-up t4). A full group leads on to the next; pasting the whole fills them all. */
export function CardField({ groups, onChange, error, wrongGroups = [] }: CardFieldProps) {
  const { t } = useTranslation("sharing/join-by-card");
  const format = useFormat();
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const type = (at: number, typed: string) => {
    const { groups: filled, next } = typeInto(groups, at, typed);
    onChange(filled);
    if (next !== at) fields.current[next]?.focus();
  };
  const paste = (at: number, event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    // What is shorter goes where the cursor is, as in any field.
    if (!isWholeCard(pasted)) return;
    event.preventDefault();
    type(at, pasted);
  };
  const goBack = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Backspace" || groups[at] !== "" || at === 0) return;
    event.preventDefault();
    fields.current[at - 1]?.focus();
  };
  return (
    <fieldset aria-describedby={error ? "card-error card-hint" : "card-hint"} className="min-w-0">
      <legend className="font-semibold">{t("field.legend")}</legend>
      <p id="card-hint" className="mt-0.5 mb-2.5 text-meta text-ink-2">
        {t("field.hint")}
      </p>
      <div dir="ltr" className="grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] gap-2 sm:grid-cols-4">
        {groups.map((group, at) => {
          const isWrong = wrongGroups.includes(at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place on the card
            <label key={at} className="grid min-w-0">
              <span className="sr-only">{t("field.group", { n: format.number(at + 1) })}</span>
              <input
                ref={(element) => {
                  fields.current[at] = element;
                }}
                name={`card-group-${at + 1}`}
                value={group}
                onChange={(event) => type(at, event.target.value)}
                onPaste={(event) => paste(at, event)}
                onKeyDown={(event) => goBack(at, event)}
                onFocus={(event) => event.target.select()}
                aria-invalid={isWrong || undefined}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                translate="no"
                placeholder="····"
                className={clsx(
                  "code block h-13 w-full min-w-0 rounded-md border-[1.5px] px-1 text-center text-[1.2rem] font-semibold text-ink uppercase placeholder:text-ink-3",
                  "aria-invalid:border-[2.5px] aria-invalid:border-danger",
                  group.length === groupLength && !isWrong
                    ? "border-primary bg-primary-tint"
                    : "border-line-strong bg-surface hover:border-ink-2",
                )}
              />
            </label>
          );
        })}
      </div>
      {error && (
        <div className="mt-3">
          <FieldError id="card-error">{error}</FieldError>
        </div>
      )}
      <p className="mt-2 text-meta text-ink-2">
        {t("field.count", { n: format.number(fullGroups(groups)), total: format.number(groupCount) })}
      </p>
    </fieldset>
  );
}
