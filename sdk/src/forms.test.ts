import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFlow } from './create-flow.ts';
import { adminAccount, flowHandlers, makeFormSubmission } from './testing/index.ts';

const url = 'http://api.test';
const server = setupServer(...flowHandlers({ url }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function signedIn() {
  const flow = createFlow({ url, key: 'publishable' });
  await flow.auth.signIn(adminAccount);
  return flow;
}

describe('one submission', () => {
  const row = makeFormSubmission();

  it('is asked for by its id, with the columns of the contract', async () => {
    let asked = new URLSearchParams();
    server.use(
      http.get(`${url}/rest/v1/form_submissions`, ({ request }) => {
        asked = new URL(request.url).searchParams;
        return HttpResponse.json([{ ...row, created_at: '2026-11-20 10:00:00+00' }]);
      }),
    );
    expect(await (await signedIn()).forms.submission(row.id)).toEqual(row);
    expect(asked.get('id')).toBe(`eq.${row.id}`);
    expect(asked.get('select')?.split(',')).toEqual(Object.keys(row));
  });

  it('is not found when nobody sent it, or not to the caller', async () => {
    server.use(http.get(`${url}/rest/v1/form_submissions`, () => HttpResponse.json([])));
    const asked = (await signedIn()).forms.submission(row.id);
    await expect(asked).rejects.toMatchObject({ name: 'FlowError', code: 'not_found' });
  });

  it('has an id, or nothing is asked', async () => {
    const flow = await signedIn();
    await expect(flow.forms.submission('newest')).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { id: 'Expected the id of a submission' },
    });
  });

  it.each([
    ['forbidden', () => HttpResponse.json({ code: '42501', message: 'permission denied' }, { status: 403 })],
    ['network', () => HttpResponse.error()],
  ])('fails as %s', async (code, answer) => {
    const flow = await signedIn();
    server.use(http.get(`${url}/rest/v1/form_submissions`, answer));
    await expect(flow.forms.submission(row.id)).rejects.toMatchObject({ name: 'FlowError', code });
  });
});
