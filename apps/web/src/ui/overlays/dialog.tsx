import { Dialog as Base } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import { IconButton } from "../buttons/icon-button.tsx";

/** For the other dialog of ours, so that both share one file (full-overlay.tsx). */
export { Base as DialogParts };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, or the name of the thing. Focus goes here. */
  title: ReactNode;
  description?: ReactNode;
  /** A line under the title that stays in sight, such as a badge. */
  meta?: ReactNode;
  /** An IconTile before the title. */
  icon?: ReactNode;
  /** A drawing from edge to edge above the title; decoration. */
  banner?: ReactNode;
  /** The buttons of an action row: Cancel, then the action. */
  footer?: ReactNode;
  /** Above the buttons and always in sight: what the action will do. Read out when it changes. */
  footerNote?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** A form with edits: closing asks once before anything is lost. */
  dirty?: boolean | undefined;
  /** False only where both exits are buttons and neither may be the default (idle warning). */
  closable?: boolean | undefined;
  /** Instead of the title: a field that the dialog was opened for. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

const widths = { sm: "md:max-w-[520px]", md: "md:max-w-[640px]", lg: "md:max-w-[860px]" };

/** In the middle on wide screens, a bottom sheet under 900 px. Focus returns to whatever opened it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  meta,
  icon,
  banner,
  footer,
  footerNote,
  size = "md",
  dirty = false,
  closable = true,
  initialFocus,
  children,
}: DialogProps) {
  const { t } = useTranslation("ui");
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);

  const handleOpenChange = (next: boolean) => {
    if (!next && !closable) return;
    if (!next && dirty) setAsking(true);
    else onOpenChange(next);
  };

  return (
    <Base.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal={dirty || !closable}>
      <Base.Portal>
        <Base.Backdrop
          // Also over a dialog that asks on top of another one.
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--d2) data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center pt-3 md:items-center md:p-6">
          <Base.Popup
            data-slot="popup"
            initialFocus={initialFocus ?? heading}
            className={clsx(
              "flex max-h-full w-full flex-col overflow-hidden rounded-t-xl bg-surface text-ink shadow-e3 md:rounded-b-xl contrast:border-2 contrast:border-line-strong dark:border dark:border-line",
              "transition-[opacity,translate] duration-(--d2) ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
              widths[size],
            )}
          >
            {banner}
            <header className="flex items-start gap-3.5 px-5 pt-5.5 md:px-7.5 md:pt-6.5">
              {icon}
              <div className="min-w-0 flex-1 self-center">
                <Base.Title ref={heading} tabIndex={-1} className="text-h2">
                  {title}
                </Base.Title>
                {meta && <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-ink-2">{meta}</div>}
              </div>
              {closable && (
                <Base.Close
                  render={<IconButton label={t("dialog.close")} icon={X} className="-me-2 -mt-1.5 md:-me-3" />}
                />
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-5.5 md:px-7.5 md:pb-6.5">
              {description && <Base.Description className={children ? "mb-4" : ""}>{description}</Base.Description>}
              {children}
            </div>
            {footer && (
              <footer className="border-t border-line bg-paper px-5 pt-3.5 pb-[max(22px,env(safe-area-inset-bottom))] md:px-7.5 md:py-4.5">
                {footerNote !== undefined && <FooterNote>{footerNote}</FooterNote>}
                <div className="action-row">{footer}</div>
              </footer>
            )}
            {dirty && <DiscardQuestion open={asking} onOpenChange={setAsking} onDiscard={() => onOpenChange(false)} />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** There before its text is, so that the text is read out; what is long scrolls, also by keyboard. */
function FooterNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      // What scrolls can be reached with the keyboard.
      tabIndex={children ? 0 : undefined}
      className="mb-3.5 max-h-[min(11rem,28dvh)] overflow-y-auto rounded-sm empty:hidden"
    >
      {children}
    </div>
  );
}

function DiscardQuestion({
  open,
  onOpenChange,
  onDiscard,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation("ui");
  const discard = () => {
    onOpenChange(false);
    onDiscard();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t("dialog.discardTitle")}
      description={t("dialog.discardText")}
      footer={
        <>
          <Button variant="danger-outline" onClick={discard}>
            {t("dialog.discard")}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t("dialog.keepEditing")}</Button>
        </>
      }
    />
  );
}
