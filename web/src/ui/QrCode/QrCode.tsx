import { QRCodeSVG } from 'qrcode.react';
import { useSyncExternalStore } from 'react';
import * as media from '../../theme/media.ts';
import * as styles from './QrCode.css.ts';

const sizes = { phone: 200, wide: 256 } as const;

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(media.tablet);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const wideNow = () => window.matchMedia(media.tablet).matches;
const wideAtFirst = () => true;

export interface QrCodeProps {
  /** What a phone that reads the code gets. */
  value: string;
  /** Says it in words. */
  title: string;
}

/** A QR code, smaller on phones. Load it on intent: the encoder is no part of a page's first script. */
export function QrCode({ value, title }: QrCodeProps) {
  const wide = useSyncExternalStore(subscribe, wideNow, wideAtFirst);
  return (
    <QRCodeSVG
      value={value}
      title={title}
      size={wide ? sizes.wide : sizes.phone}
      level="M"
      boostLevel={false}
      marginSize={4}
      className={styles.code}
    />
  );
}
