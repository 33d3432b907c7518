/** Live regions beside the page stay in reach while a dialog is open: a toast may have a button. */
export const liveRegions = '[role="region"], [role="alert"], [role="status"], [aria-live]';

/** A toast lies above what is open, and is what Escape closes first. */
export const isToastOpen = () => document.querySelector('[role="region"] li[data-state="open"]') !== null;
