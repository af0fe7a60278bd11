import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Hourglass, Info, type LucideIcon, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./icon-button.tsx";
import { toasts as pageToasts, type Toast, type ToastStore, type ToastTone } from "./toast-store.ts";

const look: Record<ToastTone, { border: string; picture: string; icon: LucideIcon }> = {
  success: { border: "border-s-success", picture: "text-success", icon: CircleCheck },
  info: { border: "border-s-info", picture: "text-info", icon: Info },
  danger: { border: "border-s-danger", picture: "text-danger", icon: CircleAlert },
  brass: { border: "border-s-brass-strong", picture: "text-brass-strong", icon: Hourglass },
};

const mostVisible = 3;
const none: readonly Toast[] = [];

/** Under the bar, in pixels. */
const highTop = 76;

/** Whether something to press lies under the region, at this height of the window. */
function coversControl(region: HTMLElement, top: number): boolean {
  const { left, width, height } = region.getBoundingClientRect();
  return [0.05, 0.3, 0.55, 0.8, 0.95].some((x) =>
    [0.1, 0.5, 0.9].some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((one) => !region.contains(one) && one.closest("button, a, input, select, textarea")),
    ),
  );
}

/** A message must not stand in the way of what it asks for: where it would, and there is room above, it stands there. */
function belongsHigh(region: HTMLElement): boolean {
  return coversControl(region, region.getBoundingClientRect().top) && !coversControl(region, highTop);
}

/** Bottom inline-end, or at the top where that would cover a button; on phones always there. Reading stops the clock. */
export function Toaster({ store = pageToasts }: { store?: ToastStore | undefined }) {
  const { t } = useTranslation("ui");
  const all = useSyncExternalStore(store.subscribe, store.list, () => none);
  const shown = all.slice(-mostVisible);
  const empty = shown.length === 0;

  // The last toast may go away under the pointer, and then no leave event comes.
  useEffect(() => {
    if (empty) store.resume();
  }, [empty, store]);

  const region = useRef<HTMLElement>(null);
  const [high, setHigh] = useState(false);
  // Once it stands somewhere it stays there, until the last one has gone.
  useLayoutEffect(() => setHigh(!empty && belongsHigh(region.current!)), [empty]);

  return (
    <section
      ref={region}
      data-slot="toast-region"
      aria-label={t("toast.region")}
      className={clsx(
        "pointer-events-none fixed inset-x-3 top-[76px] z-50 md:inset-x-auto md:end-6 md:w-[420px]",
        !high && "md:top-auto md:bottom-6",
      )}
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className="grid gap-3"
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) store.resume();
        }}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useTranslation("ui");
  const { border, picture, icon: Icon } = look[toast.tone];
  const title = toast.title ?? (toast.tone === "danger" ? t("toast.error") : undefined);
  return (
    <li
      data-slot="toast"
      data-tone={toast.tone}
      className={clsx(
        "pointer-events-auto flex items-start gap-3.25 rounded-[14px] border border-s-[5px] border-line bg-surface py-2 ps-4 pe-2 text-ink shadow-e2",
        "transition-[opacity,translate] duration-(--d2) ease-out starting:translate-y-2 starting:opacity-0",
        border,
        !toast.open && "translate-y-1 opacity-0",
      )}
    >
      <Icon aria-hidden size={22} strokeWidth={1.9} className={clsx("mt-2", picture)} />
      <div className="min-w-0 flex-1 py-1.5 leading-[1.4]">
        <div role={toast.tone === "danger" ? "alert" : "status"}>
          {title && <p className="font-semibold">{title}</p>}
          {toast.text && <p className={title ? "text-ink-2" : ""}>{toast.text}</p>}
        </div>
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              toast.action?.onPress();
              onDismiss();
            }}
            className="-ms-1 min-h-11 rounded-sm px-1 font-semibold text-primary underline underline-offset-[.2em]"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={t("toast.dismiss")} icon={X} onClick={onDismiss} />
    </li>
  );
}
