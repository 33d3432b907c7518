import type { AnalyticsWindow } from './track.ts';

export interface TagSettings {
  gaMeasurementId: string | undefined;
  metaPixelId: string | undefined;
}

type Command = (...parameters: unknown[]) => void;

export interface TagWindow extends AnalyticsWindow {
  dataLayer?: (unknown[] | IArguments)[];
  _fbq?: unknown;
  /** Google's own switch: its script sends nothing while it is true. */
  [switchedOff: `ga-disable-${string}`]: boolean;
}

/** The script of one service. */
interface Tag {
  load: () => void;
  /** Whether the visitor agrees, once it is loaded: a script that is in the page cannot be taken out of it. */
  setConsent: (granted: boolean) => void;
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

function warnDeclined(service: string): void {
  console.warn(`Analytics event was not sent to ${service}: the visitor has declined.`);
}

const consentKinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

function googleTag(target: TagWindow, measurementId: string): Tag {
  let granted = true;
  target.dataLayer ??= [];
  const { dataLayer } = target;
  // Google's script reads argument objects, not arrays.
  function push() {
    // biome-ignore lint/complexity/noArguments: see above.
    dataLayer.push(arguments);
  }
  const command: Command = push;
  return {
    load() {
      target.gtag ??= (...event) => {
        if (granted) command(...event);
        else warnDeclined('gtag');
      };
      command('js', new Date());
      command('config', measurementId);
      addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`);
    },
    setConsent(consent) {
      granted = consent;
      target[`ga-disable-${measurementId}`] = !consent;
      const answer = consent ? 'granted' : 'denied';
      command('consent', 'update', Object.fromEntries(consentKinds.map((kind) => [kind, answer])));
    },
  };
}

function pixelTag(target: TagWindow, pixelId: string): Tag {
  let granted = true;
  const queue: unknown[][] = [];
  const command: Command = (...parameters) => {
    if (pixel.callMethod) pixel.callMethod(...parameters);
    else queue.push(parameters);
  };
  const heard: Command = (...event) => {
    if (granted) command(...event);
    else warnDeclined('fbq');
  };
  const pixel = Object.assign(heard, {
    queue,
    loaded: true,
    version: '2.0',
    callMethod: undefined as Command | undefined,
  });
  return {
    load() {
      target.fbq ??= pixel;
      target._fbq ??= pixel;
      command('init', pixelId);
      command('track', 'PageView');
      addScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    setConsent(consent) {
      granted = consent;
      command('consent', consent ? 'grant' : 'revoke');
    },
  };
}

/** The analytics scripts that the build was given ids for. Nothing is loaded before the first start. */
export function createTags(
  { gaMeasurementId, metaPixelId }: TagSettings,
  target: TagWindow = window as unknown as TagWindow,
) {
  const tags: Tag[] = [];
  let consent: 'unasked' | 'granted' | 'withdrawn' = 'unasked';

  /** Loads the scripts; after a stop, lets them hear again. */
  function start(): void {
    if (consent === 'unasked') {
      if (gaMeasurementId) tags.push(googleTag(target, gaMeasurementId));
      if (metaPixelId) tags.push(pixelTag(target, metaPixelId));
      for (const tag of tags) tag.load();
    }
    if (consent === 'withdrawn') for (const tag of tags) tag.setConsent(true);
    consent = 'granted';
  }

  /** Tells the scripts, where they are in the page, that the visitor no longer agrees. No further event reaches them. */
  function stop(): void {
    if (consent !== 'granted') return;
    for (const tag of tags) tag.setConsent(false);
    consent = 'withdrawn';
  }

  return { start, stop };
}
