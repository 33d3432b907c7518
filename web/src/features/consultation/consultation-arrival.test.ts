import { describe, expect, test } from 'vitest';
import { setUpConsultation, typed } from './consultation.test-data.ts';

describe('a request that arrives later', () => {
  async function kept() {
    const parts = setUpConsultation();
    parts.fill();
    await parts.consultation.submit();
    const payload = parts.sent[0];
    if (!payload) throw new Error('nothing was sent');
    return { ...parts, payload };
  }

  test('empties the form that still shows it', async () => {
    const { consultation, state, fill, payload } = await kept();
    fill();
    expect(consultation.arrived(payload)).toBe(true);
    expect(state.values.name).toBe('');
    expect(state.notice).toBeNull();
  });

  test('leaves a form alone in which something else was typed since', async () => {
    const { consultation, state, fill, payload } = await kept();
    fill({ ...typed, phone: '+971 50 765 4321' });
    expect(consultation.arrived(payload)).toBe(false);
    expect(state.values.phone).toBe('+971 50 765 4321');
    fill({ name: '' });
    expect(consultation.arrived(payload)).toBe(false);
  });
});
