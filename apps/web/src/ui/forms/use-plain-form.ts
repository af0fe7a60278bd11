import { type ChangeEvent, useId, useRef, useState } from "react";
import type { FormState } from "./use-form.ts";

export interface PlainFormOptions<Name extends string> {
  names: readonly Name[];
  /** A sentence for each field that cannot be sent. */
  check: (values: Record<Name, string>) => Partial<Record<Name, string | false>>;
  /** Never rejects: the page shows failures in its own way. */
  submit: (values: Record<Name, string>) => Promise<void>;
}

/**
 * `useForm` for a few texts, without react-hook-form: only for sign-in, whose first load is held to 150 kB (PRF-001) and
 * has no room for its 12 kB. The values stay in the page's own inputs, so what was typed before the script came counts.
 */
export function usePlainForm<Name extends string>({ names, check, submit }: PlainFormOptions<Name>) {
  const id = useId();
  const [errors, setErrors] = useState<{ field: Name; message: string }[]>([]);
  const [submitCount, setSubmitCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))])) as Record<Name, string>;
  };
  const find = (values: Record<Name, string>) => {
    const found: Partial<Record<string, string | false>> = check(values);
    return names.map((field) => ({ field, message: found[field] || "" })).filter(({ message }) => message !== "");
  };
  const errorOf = (name: Name) => errors.find(({ field }) => field === name)?.message;

  const state: FormState = {
    id,
    errors,
    busy,
    submitCount,
    isDirty: false,
    hasUnsaved: () => false,
    onSubmit: async (event) => {
      event?.preventDefault();
      if (!event || sending.current) return;
      const values = read(event.currentTarget as HTMLFormElement);
      const found = find(values);
      setErrors(found);
      setSubmitCount(submitCount + 1);
      if (found.length > 0) return;
      sending.current = true;
      setBusy(true);
      await submit(values);
      sending.current = false;
      setBusy(false);
    },
  };
  return {
    ...state,
    input: (name: Name) => ({
      name,
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Only what is in error already is looked at again while it is corrected.
        if (!errorOf(name) || !target.form) return;
        const still = find(read(target.form)).find(({ field }) => field === name);
        setErrors(errors.flatMap((error) => (error.field === name ? (still ?? []) : error)));
      },
    }),
  };
}
