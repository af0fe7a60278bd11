import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CardSection } from "../../../ui/layout/card.tsx";
import { FoldRow } from "../../../ui/layout/fold-row.tsx";
import type { FormState } from "./form-state.ts";
import type { Finding } from "./member-findings.ts";

export interface FormSectionProps {
  form: FormState;
  id: string;
  title: string;
  /** What the section is for, beside its heading. */
  text: string;
  /** On a phone: what is in it, or what is set. */
  closedText: string;
  icon: LucideIcon;
  /** A chosen role requires a field in it. */
  isRequired?: boolean | undefined;
  hasError: boolean;
  children: ReactNode;
}

/** A section that saving rarely needs. On a phone it is a closed row, until a role requires it or it holds an error. */
export function FormSection(props: FormSectionProps) {
  const { form, id, title, text, closedText, icon: Icon, isRequired = false, hasError, children } = props;
  if (!form.isBrief)
    return (
      <CardSection id={id} title={title} text={text}>
        {children}
      </CardSection>
    );
  return (
    <FoldRow
      id={id}
      title={title}
      text={closedText}
      icon={<Icon aria-hidden size={22} strokeWidth={1.8} className="flex-none text-ink-2" />}
      opens={isRequired}
      heldOpen={hasError}
    >
      <p className="text-ink-2">{text}</p>
      {children}
    </FoldRow>
  );
}

/** Closer together on a phone. */
export const briefCard = "gap-3! py-4!";

export function hasErrorIn(form: FormState, fields: readonly Finding["field"][]): boolean {
  return fields.some((field) => form.error(field) !== undefined);
}
