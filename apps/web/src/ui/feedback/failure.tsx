import type { ReactNode } from "react";
import { useErrorText } from "../../platform/api/error-text.ts";
import { Alert, type AlertProps } from "./alert.tsx";

export interface FailureProps extends Pick<AlertProps, "tone" | "className" | "action"> {
  /** Of a form or a mutation; nothing is drawn while there is none. */
  error: unknown;
  title?: ReactNode;
  /** The sentence, where the code alone does not give it. */
  text?: ReactNode | ((error: unknown) => ReactNode);
}

/** Why something that was asked for did not happen, announced where it was asked for. */
export function Failure({ error, title, text, tone = "danger", ...rest }: FailureProps) {
  const errorText = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <Alert tone={tone} live="assertive" title={title} {...rest}>
      {typeof text === "function" ? text(error) : (text ?? errorText(error))}
    </Alert>
  );
}
