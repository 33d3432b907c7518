/** A search on a map, in whichever map app the device opens it with. */
export function mapUrl(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
