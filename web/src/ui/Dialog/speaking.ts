/** What speaks from beside the page stays in reach while a dialog is open: a toast may have a button. */
export const speaking = '[role="region"], [role="alert"], [role="status"], [aria-live]';

/** A toast lies above what is open, and is what Escape closes first. */
export const isUnderToast = () => document.querySelector('[role="region"] li[data-state="open"]') !== null;
