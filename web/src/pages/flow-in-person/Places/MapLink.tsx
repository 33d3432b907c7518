import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { link } from '../../../ui/ArrowLink/ArrowLink.css.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

export interface MapLinkProps {
  query: string;
  place: string;
  label: string;
}

/** A search that any map app opens. */
const mapUrl = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Shows a place on a map, in a new tab. */
export function MapLink({ query, place, label }: MapLinkProps) {
  return (
    <a href={mapUrl(query)} target="_blank" rel="noopener noreferrer" className={link}>
      <span>
        {label}
        <VisuallyHidden>: {place} (opens in a new tab)</VisuallyHidden>
      </span>
      <ArrowUpRight size={18} aria-hidden="true" />
    </a>
  );
}
