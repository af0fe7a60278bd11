declare global {
  interface Window {
    /** Buttons that were tapped before the app had taken the page over; boot.js keeps them. */
    heirlockTaps?: HTMLButtonElement[];
  }
}

/** Once React has taken the page over: taps that came too early are tapped again, one after the other. */
export function repeatEarlyTaps(): void {
  document.documentElement.dataset.live = "";
  const taps = window.heirlockTaps ?? [];
  delete window.heirlockTaps;
  const repeat = () => {
    const button = taps.shift();
    if (!button) return;
    if (button.isConnected) button.click();
    // Each after what the one before has changed is drawn.
    setTimeout(repeat);
  };
  repeat();
}
