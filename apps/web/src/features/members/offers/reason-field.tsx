import { TextArea, type TextAreaProps } from "../../../ui/forms/text-area.tsx";

interface ReasonFieldProps extends Pick<TextAreaProps, "name" | "label" | "hint"> {
  value: string;
  onChange: (reason: string) => void;
}

/** Why somebody says no or leaves, if they want to tell. */
export function ReasonField({ onChange, ...rest }: ReasonFieldProps) {
  return (
    <TextArea
      {...rest}
      mark="optional"
      rows={3}
      maxLength={500}
      dir="auto"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
