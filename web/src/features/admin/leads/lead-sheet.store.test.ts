import { FlowError } from '@flow/sdk';
import type { Lead, LeadEvent } from '@flow/sdk/contracts/lead';
import { describe, expect, test } from 'vitest';
import { deadLead, leadEvent, leadRows } from './lead-rows.test-data.ts';
import { leadsOf } from './leads-backend.test-data.ts';

/** A list with its first lead open. */
async function opened(rows: Lead[] = leadRows(2)) {
  const world = leadsOf(rows);
  const { list } = world;
  await list.load();
  const { sheet } = world.leads;
  await list.open(list.state.items[0] as Lead);
  const openLead = () => list.state.open?.row;
  return { ...world, sheet, state: sheet.state, openLead, inList: () => list.state.items[0] };
}

describe('opening', () => {
  test('the history of a lead that was left meanwhile is dropped', async () => {
    const { leads, backend, rows, list } = leadsOf(leadRows(2));
    const { promise, resolve } = Promise.withResolvers<LeadEvent[]>();
    backend.history.mockReturnValueOnce(promise);
    const first = list.open(rows[0] as Lead);
    await list.open(rows[1] as Lead);
    resolve([leadEvent()]);
    await first;
    expect(list.state.open?.row?.id).toBe(rows[1]?.id);
    expect(leads.sheet.state.history).toEqual([]);
  });
});

describe('the status', () => {
  test('is shown at once, then stored, and is in the list and the history', async () => {
    const { sheet, state, inList, backend, openLead } = await opened();
    const changing = sheet.setStatus('contacted');
    expect(Object.values(state.pendingStatus)).toEqual(['contacted']);
    await changing;
    expect(backend.update).toHaveBeenCalledExactlyOnceWith(openLead()?.id, {
      status: 'contacted',
      from_status: 'new',
    });
    expect(state.pendingStatus).toEqual({});
    expect(openLead()?.status).toBe('contacted');
    expect(inList()?.status).toBe('contacted');
    expect(state.history.map(({ action }) => action)).toEqual(['lead.set_status']);
  });

  test('is what it was when it could not be stored, and why is said', async () => {
    const { sheet, state, inList, backend, toasts, openLead } = await opened();
    backend.update.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    await sheet.setStatus('won');
    expect(state.pendingStatus).toEqual({});
    expect(openLead()?.status).toBe('new');
    expect(inList()?.status).toBe('new');
    expect(toasts).toEqual([
      { title: 'Status not changed', description: 'No connection.', variant: 'destructive' },
    ]);
  });

  test('that another admin has set meanwhile is not overwritten: it is shown, and who set it', async () => {
    const { sheet, state, inList, flow, rows, toasts, openLead } = await opened();
    await flow.leads.update(rows[0]?.id ?? '', { status: 'won' });
    await sheet.setStatus('lost');
    expect(toasts[0]).toMatchObject({
      title: 'Status not changed',
      description: 'The lead is won by now.',
    });
    expect([openLead()?.status, inList()?.status]).toEqual(['won', 'won']);
    expect(state.history.map(({ details }) => details)).toEqual([{ from: 'new', to: 'won' }]);
    expect(state.pendingStatus).toEqual({});
  });

  test('that it has already, or a second one meanwhile, asks for nothing', async () => {
    const { sheet, backend } = await opened();
    await sheet.setStatus('new');
    await Promise.all([sheet.setStatus('won'), sheet.setStatus('lost')]);
    expect(backend.update).toHaveBeenCalledTimes(1);
  });

  test('of a lead that was left meanwhile goes to that lead', async () => {
    const { sheet, backend, rows, list, openLead } = await opened();
    const { promise, resolve } = Promise.withResolvers<Lead>();
    backend.update.mockReturnValueOnce(promise);
    const changing = sheet.setStatus('won');
    const opening = list.open(list.state.items[1] as Lead);
    resolve({ ...(rows[0] as Lead), status: 'won' });
    await Promise.all([changing, opening]);
    expect(list.state.items.map(({ status }) => status)).toEqual(['won', 'new']);
    expect(openLead()?.id).toBe(rows[1]?.id);
    expect(openLead()?.status).toBe('new');
  });
});

describe('a note', () => {
  test('is stored without its outer spaces, shown, and the field is empty again', async () => {
    const { sheet, state, backend, openLead } = await opened();
    sheet.writeNote('  Call back on Monday ');
    expect(await sheet.addNote()).toBe(true);
    expect(backend.update).toHaveBeenCalledExactlyOnceWith(openLead()?.id, { note: 'Call back on Monday' });
    expect(openLead()?.notes.map(({ body }) => body)).toEqual(['Call back on Monday']);
    expect(state.drafts).toEqual({});
    expect(state.history.map(({ action }) => action)).toEqual(['lead.add_note']);
  });

  test.each([
    ['   ', 'The note is empty'],
    ['x'.repeat(2_001), 'A note has at most 2000 characters'],
  ])('that breaks a rule is not sent: %#', async (text, message) => {
    const { sheet, state, backend } = await opened();
    sheet.writeNote(text);
    expect(await sheet.addNote()).toBe(false);
    expect(state.noteError).toBe(message);
    expect(backend.update).not.toHaveBeenCalled();
    sheet.writeNote('x');
    expect(state.noteError).toBeNull();
  });

  test('of the greatest length is sent', async () => {
    const { sheet } = await opened();
    sheet.writeNote('x'.repeat(2_000));
    expect(await sheet.addNote()).toBe(true);
  });

  test('that could not be stored stays in the field, with the reason', async () => {
    const { sheet, state, backend } = await opened();
    backend.update.mockRejectedValueOnce(new FlowError('timeout', 'No connection.'));
    sheet.writeNote('Call back on Monday');
    expect(await sheet.addNote()).toBe(false);
    expect(Object.values(state.drafts)).toEqual(['Call back on Monday']);
    expect(state.noteError).toBe('The note was not saved. No connection.');
    expect(await sheet.addNote()).toBe(true);
  });

  test('that fails after its lead was left says so, and waits there', async () => {
    const { sheet, state, backend, toasts, list, openLead } = await opened();
    const { promise, reject } = Promise.withResolvers<Lead>();
    backend.update.mockReturnValueOnce(promise);
    sheet.writeNote('Call back on Monday');
    const adding = sheet.addNote();
    const opening = list.open(list.state.items[1] as Lead);
    reject(new FlowError('server', 'No.'));
    await Promise.all([adding, opening]);
    expect(state.noteError).toBeNull();
    expect(toasts[0]).toMatchObject({ title: 'Note not saved', description: 'No.' });
    await list.open(list.state.items[0] as Lead);
    expect(state.drafts[openLead()?.id ?? '']).toBe('Call back on Monday');
  });

  test('that is written on while it is stored is kept', async () => {
    const { sheet, state } = await opened();
    sheet.writeNote('One');
    const adding = sheet.addNote();
    sheet.writeNote('One, and more');
    await adding;
    expect(Object.values(state.drafts)).toEqual(['One, and more']);
  });

  test('pressed twice is added once', async () => {
    const { sheet, backend } = await opened();
    sheet.writeNote('One');
    await Promise.all([sheet.addNote(), sheet.addNote()]);
    expect(backend.update).toHaveBeenCalledTimes(1);
  });
});

describe('forwarding again', () => {
  test('works from the list, and from the open lead', async () => {
    const { leads, backend, toasts, list } = leadsOf([deadLead()]);
    await list.load();
    const [dead] = list.state.items;
    await leads.sheet.retryForward(dead?.id ?? '');
    expect(backend.retryForward).toHaveBeenCalledTimes(1);
    expect(list.state.items[0]?.forward_status).toBe('pending');
    expect(toasts[0]?.title).toBe('Trying again');
  });

  test('is in the history of the open lead', async () => {
    const { sheet, state, openLead } = await opened([deadLead()]);
    await sheet.retryForward(openLead()?.id ?? '');
    expect(openLead()?.forward_status).toBe('pending');
    expect(state.history.map(({ action }) => action)).toEqual(['lead.retry_forward']);
  });

  test('that fails says why and can be pressed again', async () => {
    const { sheet, backend, toasts, openLead } = await opened([deadLead()]);
    backend.retryForward.mockRejectedValueOnce(new FlowError('invalid_input', 'It is delivered already.'));
    await sheet.retryForward(openLead()?.id ?? '');
    expect(openLead()?.forward_status).toBe('dead');
    expect(toasts[0]).toMatchObject({ title: 'Not tried again', description: 'It is delivered already.' });
    await sheet.retryForward(openLead()?.id ?? '');
    expect(openLead()?.forward_status).toBe('pending');
  });
});
