import type { Lead } from '@flow/sdk/contracts/lead';
import { describe, expect, it } from 'vitest';
import { lead } from '../../testing/lead.ts';
import { forwardCell, responseCell, responseRaw } from './cells.ts';

/** A lead of 21 November, 10:40 in Dubai, answered or read at a time there. */
const received = '2026-11-21T10:40:00+04:00';
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+04:00`;

describe('the response in words', () => {
  it.each([
    [at(21, '10:40'), 'waiting 0 min', undefined, 'waiting 0'],
    [at(21, '14:00'), 'waiting 3 h 20 min', undefined, 'waiting 200'],
    [at(21, '22:00'), 'waiting 11 h 20 min', undefined, 'waiting 680'],
    [at(21, '23:00'), 'late', 'danger', 'late 680'],
    [at(22, '05:59'), 'late', 'danger', 'late 680'],
    [at(22, '06:01'), 'late by 1 min', 'danger', 'late 681'],
    [at(23, '08:30'), 'late by 18 h 30 min', 'danger', 'late 1790'],
  ])('of one that waits, at %s, is %s', (now, text, tone, raw) => {
    const waiting = lead({ received_at: received });
    expect(responseCell(waiting, new Date(now))).toEqual({ text, tone });
    expect(responseRaw(waiting, new Date(now))).toBe(raw);
  });

  it.each([
    [at(21, '11:25'), 'answered in 45 min', 'success', 'answered 45'],
    [at(22, '07:00'), 'answered late, in 12 h 20 min', 'warning', 'answered_late 740'],
  ])('of one that was answered at %s is %s, whenever it is read', (answered, text, tone, raw) => {
    const done = lead({ received_at: received, status: 'contacted', first_contacted_at: answered });
    for (const now of [answered, at(30, '12:00')]) {
      expect(responseCell(done, new Date(now))).toEqual({ text, tone });
      expect(responseRaw(done, new Date(now))).toBe(raw);
    }
  });
});

describe('the forwarding in words', () => {
  it.each([
    [{ forward_status: 'none', forward_attempts: 0 }, 'none', 'quiet'],
    [{ forward_status: 'delivered', forward_attempts: 3, forward_error: 'HTTP 500' }, 'delivered', undefined],
    [{ forward_status: 'pending', forward_attempts: 0 }, 'pending', 'warning'],
    [
      { forward_status: 'pending', forward_attempts: 1, forward_error: 'HTTP 500' },
      'pending (1 attempt: HTTP 500)',
      'warning',
    ],
    [{ forward_status: 'dead', forward_attempts: 8 }, 'dead (8 attempts)', 'danger'],
  ] as const)('of %o is %s', (state, text, tone) => {
    expect(forwardCell(lead(state))).toEqual({ text, tone });
  });
});

it('a forwarding that is new to this version is shown as it came', () => {
  const paused = { ...lead(), forward_status: 'paused' } as Lead;
  expect(forwardCell(paused)).toEqual({ text: 'paused', tone: undefined });
});
