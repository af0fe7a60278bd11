import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, inputClass } from "../../../ui/forms/field.tsx";
import { addTags } from "./tags.ts";

export interface TagsFieldProps {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: readonly string[]) => void;
}

/** Typed comma separated; Enter or leaving the field makes tags of what was typed (VLT-024). */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const { t } = useTranslation("vault/form");
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const commit = () => {
    if (typed.trim() !== "") onChange(addTags(tags, typed));
    setTyped("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method uses Enter for its own choice.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      commit();
    }
    if (event.key === "Backspace" && typed === "" && tags.length > 0) onChange(tags.slice(0, -1));
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  return (
    <Field id="tags" label={t("tags.label")} mark="optional" hint={t("tags.hint")} error={error}>
      {(control) => (
        <div
          className={`${inputClass} flex! flex-wrap items-center gap-2 py-1! has-[input:focus-visible]:outline-(length:--focus-w) has-[input:focus-visible]:outline-offset-(--focus-gap) has-[input:focus-visible]:outline-focus`}
        >
          {tags.map((tag) => (
            <span
              key={tag}
              className="inline-flex max-w-full items-center rounded-full bg-primary-tint ps-3.5 font-semibold text-primary-ink"
            >
              <bdi translate="no" className="min-w-0 py-1 break-words">
                {tag}
              </bdi>
              <button
                type="button"
                aria-label={t("tags.remove", { tag })}
                onClick={() => remove(tag)}
                className="grid size-11 flex-none place-items-center rounded-full hover:bg-surface"
              >
                <X aria-hidden size={17} strokeWidth={2} />
              </button>
            </span>
          ))}
          <input
            {...control}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={commit}
            className="min-h-10 min-w-14 flex-1 bg-transparent outline-none"
          />
        </div>
      )}
    </Field>
  );
}
