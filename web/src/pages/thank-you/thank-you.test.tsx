import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Page } from './index.tsx';

const trial: ThankYouContent = {
  head: {
    title: 'Thank you | Flow',
    description: 'Your request for a free trial has reached a coach. What happens next.',
  },
  title: 'Thank you - your request is in',
  lede: 'A coach is reading it.',
  image: { name: 'trial-requested', aspect: '4/5', alt: 'Lines over three steps' },
  stepsTitle: 'What happens next',
  steps: [
    { title: 'The same working day', text: 'A coach contacts you.' },
    { title: 'After the trial', text: 'AED 275 a week.' },
  ],
  hours: { title: 'When we are here', text: '6:00–22:00 Dubai time' },
  contact: {
    title: 'Mistyped?',
    text: 'Tell us.',
    email: 'info@flow.example',
    phone: { display: '+971 50 000 0000', href: 'tel:+971500000000' },
  },
  actions: [
    { label: 'Back to Home', href: '/' },
    { label: 'Explore Programs', href: '/flow-programs' },
  ],
};

const call: ThankYouContent = {
  ...trial,
  title: 'Consultation booked',
  event: { name: 'call_booking', category: 'lead', label: 'Consultation booking confirmed', value: 1 },
};

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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you - your request is in');
  expect(screen.getByRole('heading', { name: 'The same working day' })).toBeTruthy();
  expect(screen.getByText('6:00–22:00 Dubai time')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to Home', '/'],
    ['Explore Programs', '/flow-programs'],
    ['+971 50 000 0000', 'tel:+971500000000'],
    ['info@flow.example', 'mailto:info@flow.example'],
  ]);
});

test('a booked call is told to analytics exactly once, also in strict mode and when the page is drawn again', () => {
  const { fbq, gtag } = stubAnalytics();
  const page = (content: ThankYouContent) => (
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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Consultation booked');
});

test('nothing is told while the page is built, nor by a page without an event', () => {
  const { fbq, gtag } = stubAnalytics();
  renderToString(<Page content={call} />);
  render(<Page content={trial} />);
  expect([fbq.mock.calls, gtag.mock.calls]).toEqual([[], []]);
});
