import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "../buttons/button.tsx";
import { IconTile } from "../display/icon-tile.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Dialog } from "./dialog.tsx";

export interface PlanLimitDialogProps {
  open: boolean;
  onClose: () => void;
  icon: LucideIcon;
  title: string;
  text: string;
  used: number;
  max: number;
  /** What is counted; with `usedText` its figures. */
  usedLabel: string;
  usedText?: string | undefined;
  /** This plan and the next one, side by side. */
  rooms?: readonly { plan: string; room: string }[] | undefined;
  /** How to make room without paying. */
  note: string;
  cancelLabel: string;
  /** The way to a larger plan, where there is one. */
  upgrade?: { label: string; link: ReactElement } | undefined;
}

/** A plan that is full: what it holds, what the next one would, and the way to make room. */
export function PlanLimitDialog(props: PlanLimitDialogProps) {
  const { open, onClose, icon, title, text, used, max, usedLabel, usedText, rooms, note, cancelLabel, upgrade } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="sm"
      icon={<IconTile icon={icon} tone="brass" />}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          {upgrade && <Button render={upgrade.link}>{upgrade.label}</Button>}
        </>
      }
    >
      <div className="grid gap-4">
        <Progress label={usedLabel} value={used} max={max} tone="brass" {...(usedText && { valueText: usedText })} />
        {rooms && (
          <div className="grid gap-3 sm:grid-cols-2">
            {rooms.map(({ plan, room }, at) => (
              <div
                key={plan}
                className={clsx(
                  "rounded-md border px-4 py-3",
                  at > 0 ? "border-primary bg-primary-tint" : "border-line",
                )}
              >
                <p className="text-meta">{plan}</p>
                <p className="serif text-h3">{room}</p>
              </div>
            ))}
          </div>
        )}
        <p className="text-ink-2">{note}</p>
      </div>
    </Dialog>
  );
}
