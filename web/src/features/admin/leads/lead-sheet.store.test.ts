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
  test('is stored, shown, and in the history', async () => {
    const { sheet, state, backend, openLead } = await opened();
    const lead = openLead() as Lead;
    sheet.noteOf(lead).write('Call back on Monday');
    await sheet.noteOf(lead).add();
    expect(backend.update).toHaveBeenCalledExactlyOnceWith(lead.id, { note: 'Call back on Monday' });
    expect(openLead()?.notes.map(({ body }) => body)).toEqual(['Call back on Monday']);
    expect(state.history.map(({ action }) => action)).toEqual(['lead.add_note']);
  });

  test('that fails says so at its field, until the lead is opened anew', async () => {
    const { sheet, backend, toasts, list, openLead } = await opened();
    const note = sheet.noteOf(openLead() as Lead);
    backend.update.mockRejectedValueOnce(new FlowError('server', 'No.'));
    note.write('Call back on Monday');
    await note.add();
    expect([note.state.error, toasts]).toEqual(['The note was not saved. No.', []]);
    list.close();
    await list.open(list.state.items[0] as Lead);
    expect(note.state).toMatchObject({ error: null, draft: 'Call back on Monday' });
  });

  test('that fails after its lead was left says so, and waits there', async () => {
    const { sheet, backend, toasts, list, openLead } = await opened();
    const note = sheet.noteOf(openLead() as Lead);
    const { promise, reject } = Promise.withResolvers<Lead>();
    backend.update.mockReturnValueOnce(promise);
    note.write('Call back on Monday');
    const adding = note.add();
    const opening = list.open(list.state.items[1] as Lead);
    reject(new FlowError('server', 'No.'));
    await Promise.all([adding, opening]);
    expect(toasts[0]).toMatchObject({ title: 'Note not saved', description: 'No.' });
    expect(note.state).toMatchObject({ error: null, draft: 'Call back on Monday' });
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
