declare global {
  interface Window {
    /** The form that was pressed before the app had taken the page over; boot.js keeps it. */
    heirlockPressed?: HTMLFormElement;
  }
}

/** For a page whose form is prerendered, once React has taken it over: a form that was pressed too early is pressed again. */
export function repeatEarlyPress(): void {
  document.documentElement.dataset.live = "";
  const form = window.heirlockPressed;
  delete window.heirlockPressed;
  if (form?.isConnected) form.requestSubmit();
}
