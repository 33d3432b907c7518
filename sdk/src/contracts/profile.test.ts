import { describe, expect, it } from 'vitest';
import { profileChangeSchema, profileSchema } from './profile.ts';

const change = { firstName: ' Layla ', lastName: 'Haddad', phone: ' +971 50 123 4567 ' };
const problems = (more: Partial<typeof change>) =>
  profileChangeSchema
    .safeParse({ ...change, ...more })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a change of the profile', () => {
  it('is trimmed', () => {
    expect(profileChangeSchema.parse(change)).toEqual({
      firstName: 'Layla',
      lastName: 'Haddad',
      phone: '+971 50 123 4567',
    });
  });

  it('stores what is left empty as null', () => {
    expect(profileChangeSchema.parse({ firstName: '', lastName: '  ', phone: '' })).toEqual({
      firstName: null,
      lastName: null,
      phone: null,
    });
  });

  it.each([
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'Use at most 100 characters.'],
    [{ lastName: 'a\u0007b' }, 'lastName', 'Leave out what is no letter or sign.'],
    [{ phone: '12345' }, 'phone', 'Phone number is too short'],
    [{ phone: '1'.repeat(21) }, 'phone', 'Phone number is too long'],
    [{ phone: '+971 50 call me' }, 'phone', 'Phone number contains invalid characters'],
    [{ phone: '+ () - 1234' }, 'phone', 'Phone number must contain at least 7 digits'],
  ])('refuses %j', (more, field, message) => {
    expect(problems(more)).toEqual([[field, message]]);
  });
});

describe('a profile', () => {
  it('has its instants in one form, whichever backend answered', () => {
    const row = {
      id: '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
      email: 'client@flow.example',
      first_name: null,
      last_name: null,
      phone: null,
      created_at: '2026-11-20 10:53:48.769+00',
      updated_at: '2026-11-20T10:53:48.769+00:00',
    };
    const instant = '2026-11-20T10:53:48.769Z';
    expect(profileSchema.parse(row)).toEqual({ ...row, created_at: instant, updated_at: instant });
  });
});
