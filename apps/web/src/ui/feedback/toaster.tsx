import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Hourglass, Info, type LucideIcon, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../buttons/icon-button.tsx";
import { toasts as pageToasts, type Toast, type ToastStore, type ToastTone } from "./toast-store.ts";

const look: Record<ToastTone, { border: string; picture: string; icon: LucideIcon }> = {
  success: { border: "border-s-success", picture: "text-success", icon: CircleCheck },
  info: { border: "border-s-info", picture: "text-info", icon: Info },
  danger: { border: "border-s-danger", picture: "text-danger", icon: CircleAlert },
  brass: { border: "border-s-brass-strong", picture: "text-brass-strong", icon: Hourglass },
};

const mostVisible = 3;
const none: readonly Toast[] = [];

/** Under the bar, in pixels; nothing rises above it. */
const highest = 76;
const step = 24;
interface Place {
  x: number;
  y: number;
}
const usual: Place = { x: 0, y: 0 };

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * A message must not cover what it asks for: the nearest place where it covers nothing to press and no title, upwards first, then
 * towards the middle. Where a page leaves no such place, it at least clears what has the focus. `now` is where it is,
 * measured from its usual place.
 */
function freePlace(region: HTMLElement, now: Place): Place {
  const { left, right, top, bottom, width } = region.getBoundingClientRect();
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const controls = [...document.querySelectorAll("button, a, input, select, textarea, h1")]
    .filter((one) => !region.contains(one))
    .map(boxOf)
    .filter((one) => one.width > 1);
  const focused = document.activeElement;
  const inFocus = focused && focused !== document.body && !region.contains(focused) ? [boxOf(focused)] : [];
  const covers =
    ({ x, y }: Place) =>
    (one: DOMRect) =>
      one.left < right - now.x + x &&
      one.right > left - now.x + x &&
      one.top < bottom - now.y + y &&
      one.bottom > top - now.y + y;
  if (!controls.some(covers(now))) return now;
  const inwards = getComputedStyle(region).direction === "rtl" ? 1 : -1;
  const places: Place[] = [];
  const widest = Math.max(0, innerWidth - width - 2 * step);
  for (let x = 0; x <= widest; x += step)
    for (let y = 0; top - now.y - y >= highest; y += step) places.push({ x: inwards * x, y: -y });
  return (
    places.find((place) => !controls.some(covers(place))) ??
    [usual, ...places].find((place) => !inFocus.some(covers(place))) ??
    usual
  );
}

/**
 * Bottom inline-end, elsewhere where that would cover a button; on phones above the bar of places, so that the title of the
 * page that it came with stays in sight. Reading stops the clock.
 */
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
  const [place, setPlace] = useState(usual);
  // Another message makes the region taller.
  const count = shown.length;
  useLayoutEffect(() => setPlace((now) => (count === 0 ? usual : freePlace(region.current!, now))), [count]);
  // The page may change below a message: what gets the focus must not lie under it (WCAG 2.4.11). Otherwise it stays
  // where it is, above all under a finger that presses its own button, and beside a dialog.
  useEffect(() => {
    if (empty) return;
    const clear = ({ target }: FocusEvent) => {
      const message = region.current;
      if (!message || !(target instanceof Element)) return;
      if (message.contains(target) || target.closest("[role=dialog], [role=alertdialog]")) return;
      if (overlap(target.getBoundingClientRect(), message.getBoundingClientRect()))
        setPlace((now) => freePlace(message, now));
    };
    document.addEventListener("focusin", clear);
    return () => document.removeEventListener("focusin", clear);
  }, [empty]);

  return (
    <section
      ref={region}
      data-slot="toast-region"
      aria-label={t("toast.region")}
      style={place === usual ? undefined : { translate: `${place.x}px ${place.y}px` }}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(88px+env(safe-area-inset-bottom))] z-50 md:inset-x-auto md:end-6 md:bottom-6 md:w-[420px]"
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
