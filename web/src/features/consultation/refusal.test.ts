import { FlowError } from '@flow/sdk';
import { expect, test } from 'vitest';
import { classifyRefusal } from './refusal.ts';

test.each([
  ['a lost connection', new FlowError('network', 'no'), { kind: 'unreachable', isFinal: false }],
  ['a timeout', new FlowError('timeout', 'no'), { kind: 'unreachable', isFinal: false }],
  [
    'a broken server',
    new FlowError('server', 'no', { status: 500 }),
    { kind: 'unreachable', isFinal: false },
  ],
  [
    'a broken automation',
    new FlowError('upstream', 'no', { status: 502 }),
    { kind: 'unreachable', isFinal: false },
  ],
  ['something unknown', new TypeError('no'), { kind: 'unreachable', isFinal: false }],
  [
    'too many requests',
    new FlowError('rate_limited', 'no', { status: 429, retryAfter: 90 }),
    { kind: 'too-many', seconds: 90 },
  ],
  ['a payload that is too large', new FlowError('payload_too_large', 'no'), { kind: 'too-large' }],
  [
    'wrong fields, by their wire names',
    new FlowError('invalid_input', 'no', { status: 422, fields: { fitness_goal: 'Choose', phone: 'Short' } }),
    { kind: 'fields', errors: { fitnessGoal: 'Choose', phone: 'Short' } },
  ],
  [
    'a gateway that takes nothing now',
    new FlowError('invalid_input', 'HTTP 402', { status: 402 }),
    { kind: 'unreachable', isFinal: false },
  ],
  [
    'a complaint about a part that nobody typed',
    new FlowError('invalid_input', 'no', { status: 422, fields: { user_agent: 'Too long' } }),
    { kind: 'unreachable', isFinal: true },
  ],
])('understands %s', (_case, error, expected) => {
  expect(classifyRefusal(error)).toEqual(expected);
});
