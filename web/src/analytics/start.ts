import type { AnalyticsWindow } from './track.ts';

export interface AnalyticsSettings {
  gaMeasurementId: string | undefined;
  metaPixelId: string | undefined;
}

type Call = unknown[] | IArguments;

interface QueueingWindow extends AnalyticsWindow {
  dataLayer?: Call[];
  _fbq?: unknown;
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

function startGoogle(target: QueueingWindow, measurementId: string): void {
  const queue: Call[] = [];
  target.dataLayer ??= queue;
  const { dataLayer } = target;
  // Google's script reads argument objects, not arrays.
  function gtag() {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments);
  }
  const send: (...parameters: unknown[]) => void = gtag;
  target.gtag ??= send;
  send('js', new Date());
  send('config', measurementId);
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
}

function startPixel(target: QueueingWindow, pixelId: string): void {
  const queue: Call[] = [];
  const pixel = Object.assign(
    (...parameters: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...parameters);
      else queue.push(parameters);
    },
    {
      queue,
      loaded: true,
      version: '2.0',
      callMethod: undefined as ((...parameters: unknown[]) => void) | undefined,
    },
  );
  target.fbq ??= pixel;
  target._fbq ??= pixel;
  pixel('init', pixelId);
  pixel('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

/** Loads the analytics scripts that the build was given ids for. Without ids nothing is loaded. */
export function startAnalytics(
  { gaMeasurementId, metaPixelId }: AnalyticsSettings,
  target: QueueingWindow = window as QueueingWindow,
): void {
  if (gaMeasurementId) startGoogle(target, gaMeasurementId);
  if (metaPixelId) startPixel(target, metaPixelId);
}
