import { describe, expect, it } from 'vitest';
import { mailedLinkTypes, readMailedLink } from './mailed-link.ts';

const session = 'access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer';

describe('the address of a page', () => {
  it.each(mailedLinkTypes)('that a link of the kind %s wrote says so', (type) => {
    expect(readMailedLink(`https://flow.example/auth#${session}&type=${type}`)).toEqual({ type });
    expect(readMailedLink(`https://flow.example/auth?type=${type}#${session}`)).toEqual({ type });
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', undefined],
    ['?type=recovery#error=access_denied&error_code=otp_expired', 'recovery'],
    ['?error=access_denied&error_code=otp_expired&type=invite', 'invite'],
    ['#error_description=%3Cimg%20src=x%20onerror=alert(1)%3E', undefined],
    [`#${session}&type=something-new`, undefined],
    [`#${session}&type=__proto__`, undefined],
  ])('%s is a link’s', (address, type) => {
    expect(readMailedLink(`https://flow.example/auth${address}`)).toEqual({ type });
  });

  it.each(['', '?type=recovery', '?returnTo=/admin', '#section', '#type=recovery', '?mode=sign-up'])(
    '"%s" is nobody’s link',
    (address) => {
      expect(readMailedLink(`https://flow.example/auth${address}`)).toBeNull();
    },
  );
});
