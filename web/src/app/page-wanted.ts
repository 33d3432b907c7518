const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;

/** Resolves when somebody first does something to the page. */
export function firstIntent(target: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const wanted = () => {
      for (const intent of intents) target.removeEventListener(intent, wanted, true);
      resolve();
    };
    for (const intent of intents) target.addEventListener(intent, wanted, { capture: true, passive: true });
  });
}
