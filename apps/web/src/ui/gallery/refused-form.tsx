import { useState } from "react";
import { AutosaveNote } from "../forms/autosave-note.tsx";
import { Checkbox } from "../forms/checkbox.tsx";
import { Form, SubmitButton } from "../forms/form.tsx";
import { SaveBar } from "../forms/save-bar.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useAutosave } from "../forms/use-autosave.ts";
import { useForm } from "../forms/use-form.ts";
import { Card } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";

const quarterSecond = () => new Promise((resolve) => setTimeout(resolve, 250));

export function RefusedForm() {
  const s = useSamples();
  const [changes, setChanges] = useState(1);
  const form = useForm({
    defaultValues: { galleryEmail: "", galleryAgree: false },
    check: (values) => ({
      galleryEmail: !values.galleryEmail.includes("@") && s.emailError,
      galleryAgree: !values.galleryAgree && s.agreeError,
    }),
    submit: quarterSecond,
  });
  return (
    <>
      <Form form={form}>
        <Card className="grid gap-5">
          <TextField label={s.email} type="email" autoComplete="off" {...form.input("galleryEmail")} />
          <Checkbox label={s.agree} {...form.input("galleryAgree")} />
          <div>
            <SubmitButton form={form} busyLabel={s.loading}>
              {s.submit}
            </SubmitButton>
          </div>
        </Card>
      </Form>
      <Autosaved />
      <SaveBar changes={changes} onCancel={() => setChanges(0)} onSave={() => setChanges(0)} />
    </>
  );
}

function Autosaved() {
  const s = useSamples();
  const [text, setText] = useState("");
  const autosave = useAutosave(text, quarterSecond);
  return (
    <Card className="mt-6 grid gap-2">
      <TextArea label={s.description} value={text} onChange={(event) => setText(event.target.value)} />
      <AutosaveNote autosave={autosave} />
    </Card>
  );
}
