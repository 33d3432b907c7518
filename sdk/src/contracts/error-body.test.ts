import { describe, expect, it } from 'vitest';
import { errorBodySchema, errorCodeSchema, errorCodes } from './error-body.ts';

describe('an error body', () => {
  it('names a code and a message, and may name the request and the wrong fields', () => {
    const small = { error: { code: 'forbidden', message: 'Admins only' } };
    const whole = {
      error: {
        code: 'invalid_body',
        message: 'Check the body',
        request_id: 'r1',
        fields: { 'messages.0.role': 'bad' },
      },
    };
    expect(errorBodySchema.parse(small)).toEqual(small);
    expect(errorBodySchema.parse(whole)).toEqual(whole);
  });

  it.each([
    {},
    { error: 'no' },
    { error: { message: 'no code' } },
    { error: { code: 'x' } },
    [],
    null,
    'text',
  ])('is not %j', (value) => {
    expect(errorBodySchema.safeParse(value).success).toBe(false);
  });

  it('has one list of codes for the SDK', () => {
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
    expect(errorCodeSchema.safeParse('upstream').success).toBe(true);
    expect(errorCodeSchema.safeParse('teapot').success).toBe(false);
  });
});
