import { type FormEvent, useState } from "react";
import { Button } from "../buttons/button.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { SaveBar } from "../forms/save-bar.tsx";
import { TextField } from "../forms/text-field.tsx";
import { Card } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";

export function RefusedForm() {
  const s = useSamples();
  const [attempt, setAttempt] = useState(0);
  const [email, setEmail] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [changes, setChanges] = useState(1);
  const refused = attempt > 0;
  const emailError = refused && !email.includes("@") ? s.emailError : undefined;
  const agreeError = refused && !agreed ? s.agreeError : undefined;
  const errors = [
    ...(emailError ? [{ field: "gallery-email", message: emailError }] : []),
    ...(agreeError ? [{ field: "gallery-agree", message: agreeError }] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <>
      <form method="dialog" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Card className="grid gap-5">
          <TextField
            id="gallery-email"
            label={s.email}
            type="email"
            autoComplete="off"
            error={emailError}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Checkbox
            id="gallery-agree"
            label={s.agree}
            error={agreeError}
            checked={agreed}
            onCheckedChange={setAgreed}
          />
          <div>
            <Button type="submit">{s.submit}</Button>
          </div>
        </Card>
      </form>
      <SaveBar changes={changes} onCancel={() => setChanges(0)} onSave={() => setChanges(0)} />
    </>
  );
}
