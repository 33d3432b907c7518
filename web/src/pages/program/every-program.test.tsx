import { content } from 'content:page/program';
import { load } from 'content:programs';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Page as CorporatePage } from './corporate/index.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Page } from './index.tsx';

const programs = await Promise.all(Object.values(load).map(async (record) => (await record()).content));

function show(program: (typeof programs)[number]) {
  return render(
    <ConnectProvider value={vi.fn()}>
      {program.corporate ? (
        <CorporatePage content={content} program={program} corporate={program.corporate} />
      ) : (
        <Page content={content} program={program} />
      )}
    </ConnectProvider>,
  ).container;
}

test.each(programs.map((program) => [program.key, program] as const))(
  '%s has a page with one h1, headings in order and its facts',
  (_, program) => {
    const page = show(program);
    expect(screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent)).toEqual([
      program.name,
    ]);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    const steps = levels.slice(1).map((level, index) => level - Number(levels[index]));
    expect(Math.max(...steps)).toBe(1);
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

test('the badge is Beginner Friendly, but for companies another and for the experienced none', () => {
  const badges = programs.map((program) => {
    const { unmount } = render(
      <ConnectProvider value={vi.fn()}>
        <Hero content={content} program={program} />
      </ConnectProvider>,
    );
    const badge = screen.queryByText(/^(Beginner Friendly|Scalable Wellness Solution)$/)?.textContent ?? null;
    unmount();
    return [program.key, badge] as const;
  });
  const expected = programs.map(({ key, corporate, beginnerFriendly }) => {
    if (corporate) return [key, 'Scalable Wellness Solution'];
    return [key, beginnerFriendly ? 'Beginner Friendly' : null];
  });
  expect(new Set(expected.map(([, badge]) => badge)).size).toBe(3);
  expect(badges).toEqual(expected);
});
