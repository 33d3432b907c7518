import type { BreadcrumbListLeaf } from 'schema-dts';
import type { LoadedPage } from '../route.ts';
import { address, type Source, shortTitle } from './source.ts';

interface Crumb {
  name: string;
  path: string;
}

/** The pages above a page, from the home page down, and the page itself. */
function trail({ content }: Source, { subject, head, path }: LoadedPage): Crumb[] {
  const page = (name: 'flow-online' | 'blog'): Crumb => ({
    name: shortTitle(content.pages[name].head.title),
    path: `/${name}`,
  });
  const home = { name: content.business.name, path: '/' };
  switch (subject.kind) {
    case 'program':
      return [home, page('flow-online'), { name: subject.program.name, path }];
    case 'post':
      return [home, page('blog'), { name: subject.post.title, path }];
    case 'legal':
      return [home, { name: content.legal[subject.name].title, path }];
    default:
      return [home, { name: shortTitle(head.title), path }];
  }
}

export function breadcrumbs(source: Source, page: LoadedPage): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail(source, page).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(source, path),
    })),
  };
}
