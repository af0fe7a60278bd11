import { readWillKey } from "@heirlock/domain/members/will-key";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";

/** Where a will key is typed: four groups of five. What cannot be one is said here, without using up a try. */
export function WillKeyField({
  label,
  hint,
  submitLabel,
  busyLabel,
  busy,
  error,
  onSubmit,
}: {
  label: string;
  hint: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  error?: string | undefined;
  onSubmit: (willKey: string) => void;
}) {
  const { t } = useTranslation("members/invitations");
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const key = readWillKey(typed);
    setIncomplete(key === null);
    if (key === null) form.current?.querySelector("input")?.focus();
    else onSubmit(key);
  };
  const problem = incomplete ? t("willKey.incomplete") : error;
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        name="will-key"
        label={label}
        hint={hint}
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIncomplete(false);
        }}
        dir="ltr"
        chars={26}
        className="code rtl:text-end"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
      />
      <p role="alert" className="sr-only">
        {problem}
      </p>
      <Button type="submit" busy={busy} busyLabel={busyLabel} className="justify-self-start max-md:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
