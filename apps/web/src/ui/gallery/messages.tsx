import { Button } from "../buttons/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { type ToastTone, toast, toastError } from "../feedback/toast-store.ts";
import { ToastCard } from "../feedback/toaster.tsx";
import { useSamples } from "./samples.ts";
import { Columns, Row } from "./specimen.tsx";

const alertTones = ["info", "warning", "success", "danger", "plain", "brass"] as const;
const toastTones: ToastTone[] = ["success", "info", "danger", "brass"];

export function Messages() {
  const s = useSamples();
  return (
    <>
      <Columns>
        {alertTones.map((tone) => (
          <Alert key={tone} tone={tone} title={s.alerts[tone][0]}>
            {s.alerts[tone][1]}
          </Alert>
        ))}
        <Alert
          tone="warning"
          title={s.alerts.warning[0]}
          action={
            <>
              <Button size="sm" variant="secondary">
                {s.edit}
              </Button>
              <Button size="sm" variant="ghost">
                {s.view}
              </Button>
            </>
          }
        >
          {s.alerts.warning[1]}
        </Alert>
        <Alert tone="plain">{s.alerts.plain[1]}</Alert>
      </Columns>
      <ul className="grid gap-4 md:grid-cols-2">
        {toastTones.map((tone, i) => (
          <ToastCard
            key={tone}
            toast={{
              id: i,
              tone,
              open: true,
              title: s.toasts[tone as "success"][0] || undefined,
              text: s.toasts[tone as "success"][1] || undefined,
              action: tone === "brass" ? { label: s.toasts.undo, onPress: () => {} } : undefined,
            }}
            onDismiss={() => {}}
          />
        ))}
      </ul>
      <Row>
        <Button variant="secondary" onClick={() => toast({ title: s.toasts.success[0], text: s.toasts.success[1] })}>
          {s.toasts.fire}
        </Button>
        <Button variant="secondary" onClick={() => toastError(s.toasts.danger[1] ?? "")}>
          {s.toasts.fireError}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ title: s.toasts.brass[0], tone: "brass", action: { label: s.toasts.undo, onPress: () => {} } })
          }
        >
          {s.toasts.fireAction}
        </Button>
      </Row>
    </>
  );
}
