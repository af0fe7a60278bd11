import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button, type ButtonProps } from "../buttons/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormState } from "./use-form.ts";

export interface FormProps extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "ref"> {
  form: FormState;
  /** Where a refused submission is summed up: above the fields, wherever the page puts a FormSummary, or not at all,
   * for the few fields of a dialog; then focus goes to the first of them. */
  summaryAt?: "above" | "elsewhere" | "none" | undefined;
  children: ReactNode;
}

/** Every form of the app. The browser can never send it: `method="dialog"` outside of a dialog does nothing. */
export function Form({ form, summaryAt = "above", className = "grid gap-5", children, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form;
  const focusesField = summaryAt === "none";
  useEffect(() => {
    if (submitCount > 0 && focusesField) {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [submitCount, focusesField]);
  return (
    <form
      method="dialog"
      {...rest}
      ref={element}
      id={form.id}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
      className={className}
    >
      {summaryAt === "above" && <FormSummary form={form} />}
      {children}
    </form>
  );
}

export function FormSummary({ form }: { form: FormState }) {
  return <ErrorSummary errors={form.errors} attempt={form.submitCount} />;
}

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "form" | "busy"> {
  form: FormState;
  /** What is going on while the form is sent; also announced. */
  busyLabel: ReactNode;
}

/** Sends the form from anywhere on the page, such as the foot of a dialog. */
export function SubmitButton({ form, busyLabel, ...rest }: SubmitButtonProps) {
  return (
    <>
      <Button {...rest} type="submit" form={form.id} busy={form.busy} busyLabel={busyLabel} />
      {/* Stays one pixel wide in a row that stretches its buttons on phones. */}
      <span role="status" className="sr-only w-px!">
        {form.busy && busyLabel}
      </span>
    </>
  );
}
