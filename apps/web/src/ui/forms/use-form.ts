import { type SyntheticEvent, useId, useRef, useState } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormProps,
  useForm as useHookForm,
} from "react-hook-form";
import { hasCode } from "../../platform/api/api-error.ts";
import { type CheckOptions, type FieldErrors, messagesIn, resolverOf } from "./check-form.ts";

export interface FormOptions<Values extends FieldValues, Sent = Values>
  extends CheckOptions<Values, Sent>,
    Pick<UseFormProps<Values>, "values" | "resetOptions"> {
  /** Leave it out for a prerendered form: what was typed before the script came then stays. */
  defaultValues?: Values;
  /** Rejects with what `failure` then holds, unless `fieldErrors` names the fields to blame. False: not done yet. */
  submit: (values: Sent) => unknown;
  fieldErrors?: (error: unknown) => FieldErrors<Values> | undefined | false;
  /** A successful submission leads away, so the form stays busy until it is gone. */
  leaves?: boolean;
}

/**
 * The state of every form: it checks on submit and from then on while answers are corrected, sends once however often
 * it is pressed, and keeps what the server refused. Drawn by `<Form form={form}>`.
 */
export function useForm<Values extends FieldValues, Sent = Values>(options: FormOptions<Values, Sent>) {
  const { values, resetOptions, defaultValues, submit, leaves = false } = options;
  const id = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [left, setLeft] = useState(false);
  const sending = useRef(false);
  const refused = useRefused<Values>();
  const hook = useHookForm<Values>({
    resolver: resolverOf({ ...options, check: (typed) => ({ ...options.check?.(typed), ...refused.still(typed) }) }),
    shouldFocusError: false,
    ...(values && { values }),
    ...(resetOptions && { resetOptions }),
    ...(defaultValues && { defaultValues: defaultValues as never }),
  });
  const { errors, isSubmitting, isSubmitted, submitCount, isDirty } = hook.formState;

  const refuse = (found: FieldErrors<Values>): void => {
    for (const [name, message] of Object.entries(found) as [FieldPath<Values>, string | undefined][]) {
      if (!message) continue;
      refused.answers.set(name, { value: hook.getValues(name), message });
      hook.setError(name, { type: "refused", message });
    }
  };
  const send = async (checked: Values) => {
    try {
      const done = await submit(checked as unknown as Sent);
      const leaving = leaves && done !== false && refused.answers.size === 0;
      sending.current = leaving;
      setLeft(leaving);
    } catch (error) {
      sending.current = false;
      const found = { ...refusedFields(error, checked, options.text), ...options.fieldErrors?.(error) };
      if (Object.values(found).some(Boolean)) refuse(found as FieldErrors<Values>);
      else setFailure(error);
    }
  };

  const errorOf = (name: FieldPath<Values>): string | undefined =>
    (get(errors, name) as { message?: string } | undefined)?.message;
  const setValue = <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) =>
    hook.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  return {
    id,
    errors: messagesIn(errors),
    errorOf,
    /** What the last submission rejected with; null when that was about fields, or nothing. */
    failure,
    busy: isSubmitting || left,
    /** Grows with every submission, refused or not. */
    submitCount,
    isDirty,
    /** Whether leaving now loses something. Never while a submission leads away by itself. */
    hasUnsaved: () => isDirty && !sending.current,
    isSending: () => sending.current,
    onSubmit: async (event?: SyntheticEvent): Promise<void> => {
      event?.preventDefault();
      // React passes the event of a form in a dialog on to the form around the dialog.
      event?.stopPropagation();
      if (sending.current) return;
      sending.current = true;
      setFailure(null);
      refused.answers.clear();
      await hook.handleSubmit(send, () => {
        sending.current = false;
      })();
    },
    /** For a native control: `<TextField {...form.input("email")} />`. */
    input: (name: FieldPath<Values>) => ({ ...hook.register(name), error: errorOf(name) }),
    /** The same for a control that shows something of its own value, such as how much room is left. */
    text: (name: FieldPath<Values>) => ({ ...hook.register(name), value: hook.watch(name), error: errorOf(name) }),
    /** For a control of ours: `<DateField {...form.field("date_of_birth")} />`. */
    field: <Name extends FieldPath<Values>>(name: Name) => ({
      name: name as string,
      value: hook.watch(name) as FieldPathValue<Values, Name>,
      onValueChange: (value: FieldPathValue<Values, Name>) => setValue(name, value),
      error: errorOf(name),
    }),
    /** Several answers that belong together; once refused, all of them are checked again. */
    change: (changes: Partial<Values>) => {
      for (const [name, value] of Object.entries(changes)) {
        hook.setValue(name as FieldPath<Values>, value, { shouldDirty: true });
      }
      if (isSubmitted) void hook.trigger();
    },
    watch: hook.watch,
    getValues: hook.getValues,
    setValue,
    refuse,
    /** Back to the values given, or to those it began with; also lets go of errors and of the last failure. */
    reset: (next?: Values) => {
      sending.current = false;
      setLeft(false);
      setFailure(null);
      refused.answers.clear();
      hook.reset(next);
    },
  };
}

/** Answers that the server refused although the check let them through; each until it changes or is sent again. */
function useRefused<Values extends FieldValues>() {
  const [answers] = useState(() => new Map<string, { value: unknown; message: string }>());
  return {
    answers,
    still: (typed: Values): FieldErrors<Values> => {
      const still = [...answers].filter(([name, { value }]) => get(typed, name) === value);
      return Object.fromEntries(still.map(([name, { message }]) => [name, message])) as FieldErrors<Values>;
    },
  };
}

/** A form of whatever values, as the parts that draw it see it. */
export type FormState = Pick<
  ReturnType<typeof useForm>,
  "id" | "errors" | "busy" | "submitCount" | "isDirty" | "hasUnsaved" | "onSubmit"
>;

/** The fields that the server's validation names, as far as the form has them. */
function refusedFields<Values extends FieldValues>(
  error: unknown,
  values: Values,
  text: FormOptions<Values>["text"],
): Record<string, string> {
  if (!text || !hasCode(error, "VALIDATION_ERROR")) return {};
  const known = Object.entries(error.fields).filter(([field, [message]]) => field in values && message);
  return Object.fromEntries(known.map(([field, [message]]) => [field, text(message!, field)]));
}
