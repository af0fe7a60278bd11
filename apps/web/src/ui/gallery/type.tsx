import { Card } from "../layout/card.tsx";
import { useSamples } from "./samples.ts";

const steps = [
  "text-display serif",
  "text-h1 serif",
  "text-h2 serif",
  "text-h3 serif",
  "text-h4 font-semibold",
  "text-lead",
  "text-body",
  "text-meta",
];

export function Type() {
  const samples = useSamples();
  return (
    <Card className="grid gap-4">
      {steps.map((step) => (
        <div key={step} className="grid gap-x-6 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-baseline">
          <p className="code text-meta text-ink-3" lang="en" dir="ltr">
            {step.split(" ")[0]?.replace("text-", "")}
          </p>
          <p className={step}>{samples.nextTitle}</p>
        </div>
      ))}
      <p className="code text-lead" dir="ltr" lang="en">
        HL7F 3A02 Q8B0 O0Il 1I8B
      </p>
    </Card>
  );
}
