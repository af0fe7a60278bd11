export type ToastTone = "success" | "info" | "danger" | "brass";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastInput {
  /** Left out, an error is titled "Error". */
  title?: string | undefined;
  text?: string | undefined;
  tone?: ToastTone | undefined;
  /** A toast with an action stays until it is dismissed. */
  action?: ToastAction | undefined;
  /** Milliseconds on screen instead of the default, such as for the onboarding celebration. */
  duration?: number | undefined;
}

export interface Toast extends Omit<ToastInput, "duration" | "tone"> {
  id: number;
  tone: ToastTone;
  /** False from dismissal until removal, while it moves out. */
  open: boolean;
}

export const toastLimit = 5;
export const removalDelay = 1_500;
export const visibleFor = { danger: 10_000, other: 5_000 };

interface Clock {
  timer: ReturnType<typeof setTimeout> | null;
  startedAt: number;
  left: number;
}

/** At most five toasts; the sixth drops the oldest (GEN-011, GEN-012, D69). */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let paused = false;
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  function publish(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function stop(id: number): void {
    const clock = clocks.get(id);
    if (clock?.timer) clearTimeout(clock.timer);
    clocks.delete(id);
  }

  function remove(id: number): void {
    stop(id);
    publish(toasts.filter((toast) => toast.id !== id));
  }

  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return;
    stop(id);
    publish(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    clocks.set(id, { timer: setTimeout(() => remove(id), removalDelay), startedAt: Date.now(), left: removalDelay });
  }

  function run(id: number, left: number): void {
    const timer = paused ? null : setTimeout(() => dismiss(id), left);
    clocks.set(id, { timer, startedAt: Date.now(), left });
  }

  function add({ duration, tone = "success", ...input }: ToastInput): number {
    const toast: Toast = { ...input, id: nextId++, tone, open: true };
    for (const dropped of toasts.slice(0, Math.max(0, toasts.length + 1 - toastLimit))) stop(dropped.id);
    publish([...toasts, toast].slice(-toastLimit));
    if (!toast.action) run(toast.id, duration ?? (tone === "danger" ? visibleFor.danger : visibleFor.other));
    return toast.id;
  }

  const openClocks = () => toasts.filter((toast) => toast.open && clocks.has(toast.id));

  /** While the pointer or focus is on the toasts; a reader keeps what was left of the time. */
  function pause(): void {
    if (paused) return;
    paused = true;
    for (const { id } of openClocks()) {
      const clock = clocks.get(id)!;
      if (clock.timer) clearTimeout(clock.timer);
      clocks.set(id, { timer: null, startedAt: 0, left: clock.left - (Date.now() - clock.startedAt) });
    }
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    for (const { id } of openClocks()) run(id, clocks.get(id)!.left);
  }

  return {
    add,
    dismiss,
    pause,
    resume,
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The one store of the page. */
export const toasts: ToastStore = createToastStore();

export function toast(input: ToastInput): number {
  return toasts.add(input);
}

/** Destructive and titled "Error" (GEN-013). */
export function toastError(text: string, action?: ToastAction): number {
  return toasts.add({ text, tone: "danger", action });
}
