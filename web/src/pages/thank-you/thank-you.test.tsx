import { content as call } from 'content:page/thank-you-call';
import { content as trial } from 'content:page/thank-you-trial';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hrefsOf, titlesOf } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

afterEach(() => vi.unstubAllGlobals());

function stubAnalytics() {
  const fbq = vi.fn();
  const gtag = vi.fn();
  vi.stubGlobal('fbq', fbq);
  vi.stubGlobal('gtag', gtag);
  return { fbq, gtag };
}

test('a thank-you page says that it worked, what happens next, when, and where to go on', () => {
  render(<Page content={trial} />);
  expect(titlesOf(1)).toEqual([trial.title]);
  for (const { title } of trial.steps) expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(trial.hours.text)).toBeTruthy();
  expect(hrefsOf(screen.getAllByRole('link'))).toEqual([
    ...trial.actions.map(({ href }) => href),
    'tel:+351220000000',
    'mailto:hello@ridge.example',
  ]);
});

test('a booked call is told to analytics exactly once, also in strict mode and when the page is drawn again', () => {
  const { fbq, gtag } = stubAnalytics();
  const page = (content: typeof call) => (
    <StrictMode>
      <Page content={content} />
    </StrictMode>
  );
  const { rerender } = render(page(call));
  rerender(page({ ...call, event: call.event && { ...call.event } }));
  const parameters = { category: 'lead', label: 'Consultation booking confirmed', value: 1 };
  expect(fbq).toHaveBeenCalledExactlyOnceWith('trackCustom', 'call_booking', parameters);
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'call_booking', parameters);
});

test('a booked call without analytics is a warning and nothing else', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Page content={call} />);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(call.title);
});

test('nothing is told while the page is built, nor by a page without an event', () => {
  const { fbq, gtag } = stubAnalytics();
  renderToString(<Page content={call} />);
  render(<Page content={trial} />);
  expect([fbq.mock.calls, gtag.mock.calls]).toEqual([[], []]);
});
