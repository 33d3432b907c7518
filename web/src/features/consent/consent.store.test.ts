import { describe, expect, test, vi } from 'vitest';
import { type ConsentChoice, createConsent } from './consent.store.ts';

interface Setting {
  remembered?: ConsentChoice;
  refusedByBrowser?: boolean;
  hasTags?: boolean;
}

function setUp({ remembered, refusedByBrowser = false, hasTags = true }: Setting = {}) {
  const parts = {
    memory: { read: vi.fn(() => remembered ?? null), write: vi.fn() },
    begin: vi.fn(),
    end: vi.fn(),
  };
  const consent = createConsent({ ...parts, refusedByBrowser, hasTags });
  const happened = () => [parts.begin.mock.calls.length, parts.end.mock.calls.length];
  return { consent, state: consent.state, happened, ...parts };
}

test.each<[string, Setting, choice: ConsentChoice | null, asking: boolean, happened: [number, number]]>([
  ['who has not answered is asked, and nothing begins', {}, null, true, [0, 0]],
  ['without scripts of others there is nothing to ask', { hasTags: false }, null, false, [0, 0]],
  ['who has accepted is not asked, and it begins', { remembered: 'granted' }, 'granted', false, [1, 0]],
  ['who has declined is not asked, and nothing begins', { remembered: 'denied' }, 'denied', false, [0, 1]],
])('at the start of a page %s', (_what, setting, choice, asking, expected) => {
  const { consent, state, happened } = setUp(setting);
  consent.start();
  expect(state).toEqual({ choice, asking, choosing: false });
  expect(happened()).toEqual(expected);
});

test.each<[string, Setting, choice: ConsentChoice, happened: [number, number]]>([
  ['that accepts is remembered, and it begins at once', {}, 'granted', [1, 0]],
  ['that declines is remembered, and nothing begins', {}, 'denied', [0, 1]],
  ['can be taken back, which ends what began', { remembered: 'granted' }, 'denied', [1, 1]],
])('an answer %s', (_what, setting, choice, expected) => {
  const { consent, state, memory, happened } = setUp(setting);
  consent.start();
  if (setting.remembered) consent.openChoices();
  consent.choose(choice);
  expect(memory.write).toHaveBeenCalledExactlyOnceWith(choice);
  expect(state).toEqual({ choice, asking: false, choosing: false });
  expect(happened()).toEqual(expected);
});

describe('the choices', () => {
  test('know what was answered on an earlier visit, also where nothing was started', () => {
    const { consent, state, happened } = setUp({ remembered: 'denied', hasTags: false });
    consent.openChoices();
    expect(state).toEqual({ choice: 'denied', asking: false, choosing: true });
    expect(happened()).toEqual([0, 0]);
  });

  test('that are closed without an answer leave the question open', () => {
    const { consent, state, memory } = setUp();
    consent.start();
    consent.openChoices();
    consent.closeChoices();
    expect(state).toEqual({ choice: null, asking: true, choosing: false });
    expect(memory.write).not.toHaveBeenCalled();
  });
});

describe('a browser that refuses for its visitor', () => {
  test.each([undefined, 'granted'] as const)('has answered, whatever is remembered (%s)', (remembered) => {
    const { consent, state, happened } = setUp({ refusedByBrowser: true, ...(remembered && { remembered }) });
    consent.start();
    expect(state).toEqual({ choice: 'denied', asking: false, choosing: false });
    expect(happened()).toEqual([0, 1]);
  });

  test('cannot be overruled, not from another tab either', () => {
    const { consent, state, memory, happened } = setUp({ refusedByBrowser: true });
    consent.openChoices();
    consent.choose('granted');
    consent.follow('granted');
    expect(state).toEqual({ choice: 'denied', asking: false, choosing: false });
    expect(memory.write).not.toHaveBeenCalled();
    expect(happened()).toEqual([0, 0]);
  });
});

describe('an answer in another tab', () => {
  test('holds here too: the question goes, and it begins or ends', () => {
    const { consent, state, memory, happened } = setUp();
    consent.start();
    consent.follow('granted');
    expect(state).toEqual({ choice: 'granted', asking: false, choosing: false });
    consent.follow('denied');
    expect(happened()).toEqual([1, 1]);
    expect(memory.write).not.toHaveBeenCalled();
  });

  test('that is the one of this tab changes nothing; nor does a storage that was cleared', () => {
    const { consent, state, happened } = setUp({ remembered: 'granted' });
    consent.start();
    consent.follow('granted');
    consent.follow(null);
    expect(state.choice).toBe('granted');
    expect(happened()).toEqual([1, 0]);
  });
});
