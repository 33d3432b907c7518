import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountLimits, emailProblem, signUpFields, validateSignUp } from './account.ts';

const layla = {
  firstName: ' Layla ',
  lastName: 'Haddad',
  email: ' layla@flow.example ',
  password: ' 8 or more ',
};

describe('signing up', () => {
  it('takes names and address trimmed, and the password as it is', () => {
    expect(validateSignUp(layla)).toEqual({
      ok: true,
      value: {
        firstName: 'Layla',
        lastName: 'Haddad',
        email: 'layla@flow.example',
        password: ' 8 or more ',
      },
    });
  });

  it('says of each empty field what is missing, in the order of the fields', () => {
    const checked = validateSignUp({ firstName: ' ', lastName: '', email: '', password: '' }, 'x');
    expect(checked).toEqual({
      ok: false,
      errors: {
        firstName: 'Enter your first name.',
        lastName: 'Enter your last name.',
        email: 'Enter your email address.',
        password: 'Use at least 8 characters.',
      },
    });
    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(signUpFields.slice(0, 4));
  });

  it.each([
    [{ firstName: 'a'.repeat(accountLimits.name + 1) }, 'firstName', 'Use at most 100 characters.'],
    [{ lastName: 'Had\u0000dad' }, 'lastName', 'Leave out what is no letter or sign.'],
    [{ lastName: 'Had\u0085dad' }, 'lastName', 'Leave out what is no letter or sign.'],
    [{ password: '1234567' }, 'password', 'Use at least 8 characters.'],
    [{ password: 'x'.repeat(73) }, 'password', 'Use at most 72 characters, or half as many in Arabic.'],
    [{ password: 'س'.repeat(37) }, 'password', 'Use at most 72 characters, or half as many in Arabic.'],
  ])('refuses %j', (change, field, problem) => {
    expect(validateSignUp({ ...layla, ...change })).toEqual({ ok: false, errors: { [field]: problem } });
  });

  it.each(['a'.repeat(accountLimits.name), 'ليلى', 'Zoë-Marie', "O'Brien", '李', 'José 3rd'])(
    'takes the name %s',
    (firstName) => {
      expect(validateSignUp({ ...layla, firstName })).toMatchObject({ ok: true, value: { firstName } });
    },
  );

  it('compares the confirmation with a password that is good', () => {
    expect(validateSignUp(layla, 'another')).toEqual({
      ok: false,
      errors: { confirmation: 'Passwords do not match. Please re-enter.' },
    });
    expect(validateSignUp({ ...layla, password: 'short' }, 'another')).toEqual({
      ok: false,
      errors: { password: 'Use at least 8 characters.' },
    });
    expect(validateSignUp(layla, layla.password).ok).toBe(true);
  });

  it('answers every text with a value or with words, and a value always passes again', () => {
    const unit = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(
        fc.record({
          firstName: fc.string({ unit, maxLength: 120 }),
          lastName: fc.string({ unit, maxLength: 120 }),
          email: fc.oneof(fc.emailAddress(), fc.string()),
          password: fc.string({ unit, maxLength: 90 }),
        }),
        (values) => {
          const checked = validateSignUp(values);
          if (!checked.ok) {
            for (const problem of Object.values(checked.errors)) expect(problem).toMatch(/^\S.*\.$/);
            return;
          }
          expect(checked.value.firstName).not.toMatch(/\p{Cc}/u);
          expect(validateSignUp(checked.value)).toEqual(checked);
        },
      ),
    );
  });
});

describe('an address', () => {
  it.each(['a@b.co', 'layla.haddad+flow@mail.example.com', 'é@münchen.example', "o'b@x.io"])(
    '%s may be one',
    (email) => {
      expect(emailProblem(email)).toBeNull();
    },
  );

  it.each([
    'layla',
    'layla@',
    '@flow.example',
    'a b@c.de',
    'a@b',
    'a@@b.co',
    'a@b.co,c@d.ef gh',
    `${'a'.repeat(310)}@flow.example`,
  ])('%j is none', (email) => {
    expect(emailProblem(email)).toBe('Enter an email address like name@example.com.');
  });

  it('is missing where nothing was typed', () => {
    expect(emailProblem('')).toBe('Enter your email address.');
  });
});
