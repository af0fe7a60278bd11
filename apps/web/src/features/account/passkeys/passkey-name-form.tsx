import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { PasskeyAlert } from "./passkey-alert.tsx";

/** Asks for the name of a passkey; the buttons stand in the dialog around it and press it by its id. */
export function PasskeyNameForm({
  id,
  name,
  onNameChange,
  onSubmit,
  error,
}: {
  id: string;
  name: string;
  onNameChange: (name: string) => void;
  /** With the name as it is to be kept; never with an empty one. */
  onSubmit: (name: string) => void;
  error: unknown;
}) {
  const { t } = useTranslation("account/passkeys");
  const [empty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name.trim() === "");
    if (name.trim() !== "") onSubmit(name.trim());
  };
  return (
    <form method="dialog" id={id} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t("name.label")}
        hint={t("name.hint")}
        name="passkeyName"
        maxLength={60}
        value={name}
        onChange={(event) => onNameChange(event.target.value)}
        error={empty ? t("name.empty") : undefined}
      />
      <PasskeyAlert error={error} />
    </form>
  );
}
