import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

/** The texts around a control. Required is the default, so only the other two kinds are marked. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  mark?: "optional" | "recommended" | undefined;
}

/** What a control inside a field must carry. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control; error summaries link to it. */
  id?: string | undefined;
  /** At the end of the label's line, such as "Forgot password?". */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Of a small picture at the start of a box, which leaves room for it (`ps-11`). */
export const startPicture = "pointer-events-none absolute start-3.5 top-[15px] text-ink-3";

export const inputClass =
  "block w-full min-h-[50px] rounded-input border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 leading-[1.3] text-ink text-start " +
  "transition-[border-color] duration-(--d1) hover:border-ink-2 aria-invalid:border-[2.5px] aria-invalid:border-danger " +
  "disabled:bg-sunken disabled:text-ink-3 [&[readonly]]:bg-sunken";

export function FieldMark({ mark }: { mark: FieldTexts["mark"] }) {
  const { t } = useTranslation("ui");
  if (!mark) return null;
  return <span className="font-normal text-ink-3"> {t(`field.${mark}`)}</span>;
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-[0.96rem] leading-[1.35] font-semibold text-danger">
      <CircleAlert aria-hidden size={19} strokeWidth={2.1} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The bar at the inline start that marks everything in error. */
export const errorBar = "border-s-4 border-danger ps-3.5";

/** Label above, hint under it, error under the hint, then the control (design.md 8). */
export function Field({ id, label, hint, error, mark, aside, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={clsx("grid min-w-0 content-start gap-1.5", error && errorBar, className)}>
      {/* An aside that finds no room goes below the label: the row gap is what its own margin takes away. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <label htmlFor={controlId} className="leading-[1.35] font-semibold">
          {label}
          <FieldMark mark={mark} />
        </label>
        {aside && <div className="-my-2.5 *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center">{aside}</div>}
      </div>
      {hint && (
        <p id={hintId} className="-mt-0.5 text-meta text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children({ id: controlId, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
    </div>
  );
}

/** The same texts around a set of controls: a fieldset with its legend. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  mark,
  className,
  children,
  hideLegend = false,
}: Omit<FieldProps, "children" | "aside"> & { children: ReactNode; hideLegend?: boolean | undefined }) {
  const own = useId();
  const groupId = id ?? own;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
  return (
    // The bar stands on a box of its own: a fieldset would begin its border in the middle of the legend.
    <div className={clsx("min-w-0", error && errorBar, className)}>
      <fieldset id={groupId} tabIndex={-1} aria-describedby={describedBy} className="m-0 min-w-0 border-0 p-0">
        <legend className={clsx("p-0 leading-[1.35] font-semibold", hideLegend ? "sr-only" : "mb-1.5")}>
          {label}
          <FieldMark mark={mark} />
        </legend>
        {hint && (
          <p id={hintId} className="mb-2 -mt-1 text-meta text-ink-3">
            {hint}
          </p>
        )}
        {error && (
          <div className="mb-2">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
        {children}
      </fieldset>
    </div>
  );
}
