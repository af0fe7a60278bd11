/** Around the whole label, because the input itself may be invisible. */
export const focusedLabel =
  "has-focus-visible:outline-(length:--focus-w) has-focus-visible:outline-offset-(--focus-gap) has-focus-visible:outline-focus";

/** Windows' own colours for the chosen one, in forced colours. */
export const forcedChosen =
  "forced-colors:has-checked:bg-[SelectedItem] forced-colors:has-checked:text-[SelectedItemText] forced-colors:has-checked:forced-color-adjust-none";

export interface RadioInputProps<Value extends string> {
  name: string;
  option: { value: Value; disabled?: boolean | undefined };
  /** What is chosen in the group. */
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  className: string;
}

/** One native radio button of a group, however its label is drawn. */
export function RadioInput<Value extends string>({
  name,
  option,
  value,
  onValueChange,
  className,
}: RadioInputProps<Value>) {
  return (
    <input
      type="radio"
      name={name}
      value={option.value}
      checked={option.value === value}
      disabled={option.disabled}
      onChange={() => onValueChange(option.value)}
      className={className}
    />
  );
}
