import type { SiteContent } from '@flow/content/schema';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { palette } from '../src/theme/palette.ts';
import { brandMark, brandMarkSmall } from './brand-mark.ts';
import { writeSiteFile } from './site-file.ts';

interface IconLook {
  /** In shares of the icon: 0.25 is as round as a tab likes it, 0 is for systems that cut corners themselves. */
  rounding: number;
  /** How much of the icon's width the mark takes. */
  mark: number;
  /** With fewer lines, for a few pixels. */
  few?: boolean;
}

const side = 64;

/** The mark on the brand's ink. */
function iconSvg({ rounding, mark, few = false }: IconLook): string {
  const scale = (side * mark) / 26;
  const place = `translate(${(side - 26 * scale) / 2} ${(side - 20.4 * scale) / 2}) scale(${scale.toFixed(4)})`;
  const drawn = few ? brandMarkSmall(palette.amber) : brandMark(palette.amber);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${side * rounding}" fill="${palette.ink}"/>`,
    `<g transform="${place}">${drawn}</g></svg>`,
  ].join('');
}

const tab: IconLook = { rounding: 0.25, mark: 0.72 };
const tiny: IconLook = { ...tab, mark: 0.78, few: true };
const app: IconLook = { rounding: 0, mark: 0.62 };
/** A system may cut away all but a circle of four fifths. */
const maskable: IconLook = { rounding: 0, mark: 0.58 };

const png = (look: IconLook, size: number) =>
  sharp(Buffer.from(iconSvg(look)), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();

/** What browsers read when the site is installed as an app. */
function webManifest({ name }: Pick<SiteContent, 'name'>): string {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: palette.amber,
    background_color: palette.ink,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Every icon and the manifest, by the path the site serves it under. */
export async function iconFiles(site: Pick<SiteContent, 'name'>): Promise<Map<string, Buffer>> {
  const small = await Promise.all([png(tiny, 16), png(tab, 32), png(tab, 48)]);
  return new Map([
    ['/favicon.svg', Buffer.from(iconSvg(tab))],
    ['/favicon.ico', await pngToIco(small)],
    ['/apple-touch-icon.png', await png(app, 180)],
    ['/icon-192.png', await png(tab, 192)],
    ['/icon-512.png', await png(tab, 512)],
    ['/icon-maskable-512.png', await png(maskable, 512)],
    ['/manifest.webmanifest', Buffer.from(webManifest(site))],
  ]);
}

/** Writes the icons and the manifest into a built site. */
export async function writeIcons(directory: string, site: Pick<SiteContent, 'name'>): Promise<void> {
  for (const [path, bytes] of await iconFiles(site)) await writeSiteFile(directory, path, bytes);
}
