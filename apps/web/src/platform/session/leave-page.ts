let leaving = false;

/**
 * Must be called before anything else listens to "beforeunload": a page with unsaved edits would otherwise hold up a
 * sign-out with the browser's question, while what it shows stays on the screen.
 */
export function letSignOutsPass(): void {
  window.addEventListener("beforeunload", (event) => leaving && event.stopImmediatePropagation(), { capture: true });
}

/** Leaves by loading anew, whatever the page would like to ask first. */
export function leavePage(path: string): void {
  leaving = true;
  window.location.replace(path);
}

/** Whether the page would ask before it is left, because edits would be lost. */
export function hasUnsavedEdits(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
