import { content } from 'content:page/program';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { expectHeadingsInOrder, section, showPage, titlesOf } from '../show-page.test-data.tsx';
import { Page as CorporatePage } from './corporate/index.tsx';
import { Page } from './index.tsx';
import { programs } from './programs.test-data.ts';

/** One for companies, one for beginners, and for the experienced none. */
function badgesOf({ corporate, beginnerFriendly }: (typeof programs)[number]) {
  if (corporate) return [content.badge.corporate];
  return beginnerFriendly ? [content.badge.beginnerFriendly] : [];
}

const pageOf = (program: (typeof programs)[number]) =>
  program.corporate ? (
    <CorporatePage content={content} program={program} corporate={program.corporate} />
  ) : (
    <Page content={content} program={program} />
  );

test.each(programs.map((program) => [program.key, program] as const))(
  '%s has a page with one h1, headings in order, its badge and its facts',
  (_, program) => {
    const page = showPage(pageOf(program)).container;
    expectHeadingsInOrder();
    expect(titlesOf(1)).toEqual([program.name]);
    const hero = section(program.name);
    expect(Object.values(content.badge).filter((badge) => hero.queryByText(badge))).toEqual(
      badgesOf(program),
    );
    for (const text of [program.subtitle, program.ideal, program.duration]) {
      expect(page.textContent).toContain(text);
    }
    if (program.commitment) {
      const [workouts, minutes] = [program.commitment.workoutsPerWeek, program.commitment.minutes];
      expect(screen.getByText('Commitment').nextSibling?.textContent).toBe(
        `${workouts.join('-')} workouts a week, ${minutes.join('-')} minutes each`,
      );
    }
    for (const phase of program.phases ?? []) {
      expect(screen.getByRole('heading', { level: 3, name: phase.name })).toBeTruthy();
    }
    const cautions = [...page.querySelectorAll('p')].filter(({ textContent }) =>
      textContent.startsWith('Before you start.'),
    );
    expect(cautions).toHaveLength(program.caution ? 3 : 0);
    const ways = program.corporate ? 1 : 3;
    expect(screen.getAllByRole('button', { name: 'Connect' })).toHaveLength(ways);
    expect(page.textContent).not.toContain('**');
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test.each(programs.map((program) => [program.key, program] as const))(
  '%s comes alive as it was built',
  async (_, program) => {
    const page = <ConnectProvider value={() => {}}>{pageOf(program)}</ConnectProvider>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    const built = container.innerHTML;
    const onRecoverableError = vi.fn();
    await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError.mock.calls).toEqual([]);
    expect(container.innerHTML).toBe(built);
  },
);

test('there is a program of each badge, and one of none', () => {
  expect(new Set(programs.map((program) => String(badgesOf(program)))).size).toBe(3);
});
