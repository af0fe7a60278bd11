import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { Progress } from "../feedback/progress.tsx";

export interface ImportActionsProps {
  running: boolean;
  /** How far it is, while it runs. */
  done: number;
  of: number;
  disabled: boolean;
  onAdd: () => void;
  onStop: () => void;
  onBack: () => void;
  words: { add: string; adding: string; stop: string; previous: string };
  /** Between the progress and the buttons. */
  children?: ReactNode;
}

/** Adds what was chosen, says how far that is, and stops it. */
export function ImportActions({
  running,
  done,
  of,
  disabled,
  onAdd,
  onStop,
  onBack,
  words,
  children,
}: ImportActionsProps) {
  return (
    <>
      {running && <Progress label={words.adding} value={done} max={of} tone="brass" />}
      {children}
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={running ? onStop : onBack}>
          {running ? words.stop : words.previous}
        </Button>
        <Button disabled={disabled} busy={running} busyLabel={words.adding} onClick={onAdd}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
