import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** True: a change of `styles` takes effect while they are in use. */
  dynamic?: boolean;
}

/**
 * Stands in for the package `react-style-singleton`, with which dialogs lock the page's scrolling. That one writes
 * a style element, which the site's content security policy refuses; an adopted style sheet needs no exception
 * from it.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function adopt(styles: string): void {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function release(): void {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    sheet = undefined;
  }

  return function Sheet({ styles, dynamic = false }: SheetProps): null {
    const version = dynamic ? styles : '';
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles that are not dynamic stay as they were adopted.
    useEffect(() => {
      adopt(styles);
      return release;
    }, [version]);
    return null;
  };
}
