/** What a `style` attribute may ask for, in the site's own words. */
export type RichLook =
  | 'align-start'
  | 'align-center'
  | 'align-end'
  | 'bold'
  | 'regular'
  | 'italic'
  | 'upright'
  | 'underlined'
  | 'struck';

const declarations: Record<string, Record<string, RichLook>> = {
  'text-align': {
    left: 'align-start',
    start: 'align-start',
    center: 'align-center',
    right: 'align-end',
    end: 'align-end',
  },
  'font-weight': { bold: 'bold', '700': 'bold', normal: 'regular', '400': 'regular' },
  'font-style': { italic: 'italic', normal: 'upright' },
  'text-decoration': { underline: 'underlined', 'line-through': 'struck' },
};

const own = <Value>(record: Record<string, Value>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/**
 * The looks that a `style` attribute asks for. The pages' security policy forbids the attribute itself, so each
 * declaration stands for a class of the site's stylesheet, and no other declaration can.
 *
 * @returns the reason as text where a declaration is not one of these.
 */
export function readLooks(style: string): RichLook[] | string {
  const looks: RichLook[] = [];
  for (const declaration of style.split(';')) {
    if (declaration.trim() === '') continue;
    const [property = '', ...rest] = declaration.split(':').map((part) => part.trim().toLowerCase());
    const values = own(declarations, property);
    if (!values) {
      return `the style "${declaration.trim()}" is not possible: only ${Object.keys(declarations).join(', ')} are`;
    }
    const look = own(values, rest.join(':'));
    if (!look) return `${property} may be ${Object.keys(values).join(', ')}, not "${rest.join(':')}"`;
    looks.push(look);
  }
  return looks;
}
