import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

export interface SummaryError {
  /** The id of the control, which is its name unless the field was given another id. */
  field: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Grows with every submission: focus comes here after each one, and not while somebody types on. */
  attempt?: number | undefined;
}

/** At the top of the main area after a refused submission; nothing is drawn while there is no error. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const { t } = useTranslation("ui");
  const box = useRef<HTMLElement>(null);
  const refused = errors.length > 0;

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  useEffect(() => {
    if (!refused) return;
    const before = document.title;
    const prefix = t("errors.titlePrefix");
    if (!before.startsWith(prefix)) document.title = prefix + before;
    return () => {
      if (document.title === prefix + before) document.title = before;
    };
  }, [refused, t]);

  if (!refused) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-6 rounded-md border-[3px] border-danger bg-surface px-5.5 py-4.5"
    >
      <h2 id="error-summary-title" className="mb-2 flex items-center gap-2.5 text-[1.25rem]">
        <CircleAlert aria-hidden size={24} strokeWidth={2} className="text-danger" />
        {t("errors.summaryTitle")}
      </h2>
      <ul className="grid">
        {errors.map((error) => (
          <li key={error.field}>
            <a
              href={`#${error.field}`}
              onClick={(event) => {
                const field = document.getElementById(error.field);
                if (!field) return;
                event.preventDefault();
                field.scrollIntoView({ block: "center" });
                focusControl(field);
              }}
              className="inline-flex min-h-11 items-center text-danger"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A group takes focus on its first control, as a person would. */
function focusControl(field: HTMLElement): void {
  const control = field.matches("fieldset")
    ? field.querySelector<HTMLElement>("input, select, textarea, button")
    : field;
  (control ?? field).focus({ preventScroll: true });
}
