type EventParameters = Readonly<Record<string, string | number>>;

/** The two functions that the analytics scripts put on `window`. */
export interface AnalyticsWindow {
  fbq?: (command: 'trackCustom', name: string, parameters: EventParameters) => void;
  gtag?: (command: 'event', name: string, parameters: EventParameters) => void;
}

function attempt(service: string, send: (() => void) | undefined): void {
  if (!send) {
    console.warn(`Analytics event was not sent to ${service}: it is not loaded.`);
    return;
  }
  try {
    send();
  } catch (error) {
    console.warn(`Analytics event was not sent to ${service}:`, error);
  }
}

/** Sends an event to the pixel and to Google Analytics. Never throws: a missing script is a warning. */
export function track(
  name: string,
  parameters: EventParameters,
  target: AnalyticsWindow = window as AnalyticsWindow,
): void {
  const { fbq, gtag } = target;
  attempt('fbq', fbq && (() => fbq('trackCustom', name, parameters)));
  attempt('gtag', gtag && (() => gtag('event', name, parameters)));
}
