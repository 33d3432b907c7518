import { content as texts } from 'content:chat';
import { FlowError } from '@flow/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answering, controlledStream } from './chat.test-data.ts';
import {
  ask,
  button,
  emptyPage,
  halfConversation,
  input,
  log,
  noButton,
  open,
  status,
} from './chat-panel.test-data.tsx';

emptyPage();

describe('an answer', () => {
  test('while it is awaited, the log is busy, typing shows, and input and Send are disabled', async () => {
    const { stream, put } = controlledStream();
    open(stream);
    await ask('Hi');
    expect(log().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByTestId('typing')).toBeTruthy();
    expect([input().disabled, input().value, button('Send').disabled]).toEqual([true, '', true]);
    await act(async () => put('Done', null));
    expect(log().textContent).toContain('Done');
    expect(screen.queryByTestId('typing')).toBeNull();
    expect(log().getAttribute('aria-busy')).toBe('false');
    expect(input().disabled).toBe(false);
  });

  test('with a list is a list, and its links are links', async () => {
    open(answering('Two:\n\n- **One**\n- See [Prices](/pric', 'ing)'));
    await ask('Hi');
    await waitFor(() => expect(within(log()).getAllByRole('listitem')).toHaveLength(2));
    expect(within(log()).getByRole('link', { name: 'Prices' }).getAttribute('href')).toBe('/pricing');
    expect(log().querySelector('strong')?.textContent).toBe('One');
  });

  test('with offers has them as buttons, which ask what they say, one at a time', async () => {
    const { stream, put } = controlledStream();
    const { requests } = open(stream);
    await ask('Money?');
    await act(async () =>
      put('Did you mean:\n\n- [Can I get a refund?](ask:refund)\n- [What does it cost?](ask:pri'),
    );
    expect(within(log()).getAllByRole('listitem')).toHaveLength(1);
    await act(async () => put('ce)'));
    expect(button('What does it cost?').disabled).toBe(true);
    await act(async () => put(null));
    expect(requests).toHaveLength(1);
    await userEvent.click(button('Can I get a refund?'));
    expect(requests[1]?.messages.at(-1)).toEqual({ role: 'user', content: 'Can I get a refund?' });
    expect(button('Can I get a refund?').disabled).toBe(true);
    expect(document.activeElement).toBe(button('Stop'));
    await act(async () => put('Yes.', null));
    button('What does it cost?').focus();
    await userEvent.keyboard('{Enter}');
    expect(requests[2]?.messages.at(-1)?.content).toBe('What does it cost?');
    await act(async () => put('AED 1.', null));
  });

  test('that was restored keeps its offers, and what a visitor wrote never is one', () => {
    const saved = [
      { role: 'user', content: '[Free?](ask:free)' },
      { role: 'assistant', content: '- [Is it free?](ask:trial)' },
    ];
    const { requests } = open(undefined, saved);
    expect(button('Is it free?').disabled).toBe(false);
    noButton('Free?');
    expect(screen.getByText('[Free?](ask:free)')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test('takes its direction from its own words, not from who speaks', async () => {
    open(answering('AED 999 في الشهر\n\n- واحد'));
    await ask('سلام');
    await waitFor(() => expect(log().textContent).toContain('AED 999'));
    // A browser would take the first letter's direction for the whole of it.
    expect(screen.getByText('AED 999 في الشهر').getAttribute('dir')).toBe('rtl');
    expect(screen.getByRole('list').getAttribute('dir')).toBe('rtl');
    expect(screen.getByText('سلام').getAttribute('dir')).toBe('auto');
    expect(input().getAttribute('dir')).toBe('auto');
  });

  test('is said once, whole, some time after it has come', async () => {
    const { stream, put } = controlledStream();
    open(stream);
    expect(log().getAttribute('aria-live')).toBe('off');
    await ask('Hi');
    await waitFor(() => expect(status()).toBe(`${texts.speaker} is typing`));
    await act(async () => put('See [Prices]'));
    await act(async () => put('(/pricing)'));
    expect(status()).toBe(`${texts.speaker} is typing`);
    await act(async () => put(null));
    await waitFor(() => expect(status()).toBe(`${texts.speaker} answered: See Prices`));
  });

  test('that came while the panel was closed is said when it is opened again, once', async () => {
    const { chat, show, unmount } = open();
    unmount();
    await chat.send('Hi');
    const shown = show();
    await waitFor(() => expect(status()).toBe(`${texts.speaker} answered: Hello`));
    shown.unmount();
    show();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(status()).toBe('');
  });

  test('comes although the panel is closed', async () => {
    const { stream, put } = controlledStream();
    const { chat, unmount } = open(stream);
    await ask('Hi');
    unmount();
    put('Hello', null);
    await waitFor(() => expect(chat.state.messages.at(-1)).toEqual({ role: 'assistant', content: 'Hello' }));
  });

  test('can be copied, and the button shows that it was', async () => {
    const { copyAnswer } = open();
    await ask('Hi');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy answer' }));
    expect(copyAnswer).toHaveBeenCalledExactlyOnceWith('Hello');
    expect(button('Copy answer').title).toBe('Copied');
    await waitFor(() => expect(status()).toBe('Answer copied.'));
  });

  test('is found helpful or not at one press, and may be found otherwise', async () => {
    const { rateAnswer } = open();
    noButton('Helpful');
    await ask('Hi');
    await userEvent.click(await screen.findByRole('button', { name: 'Not helpful' }));
    expect(await within(log()).findByText('Thank you.')).toBeTruthy();
    await waitFor(() => expect(status()).toBe('Thank you.'));
    const pressed = () => ['Helpful', 'Not helpful'].map((name) => button(name).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    await userEvent.click(button('Not helpful'));
    expect(rateAnswer).toHaveBeenCalledTimes(1);
    button('Helpful').focus();
    await userEvent.keyboard('{Enter}');
    expect(pressed()).toEqual(['true', 'false']);
    expect(rateAnswer.mock.calls.map(([{ rating }]) => rating)).toEqual(['unhelpful', 'helpful']);
  });

  test('whose rating does not arrive says so where it was pressed', async () => {
    const { rateAnswer } = open();
    rateAnswer.mockRejectedValueOnce(new Error('offline'));
    await ask('Hi');
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful' }));
    const said = 'That could not be sent. Please try again.';
    expect(await within(log()).findByText(said)).toBeTruthy();
    expect(button('Helpful').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button('Helpful'));
    expect(await within(log()).findByText('Thank you.')).toBeTruthy();
    expect(within(log()).queryByText(said)).toBeNull();
  });

  test('that is not whole is not rated', () => {
    open(undefined, halfConversation);
    expect(button('Copy answer')).toBeTruthy();
    noButton('Helpful');
  });

  test('that cannot be copied says what to do', async () => {
    open(answering('uncopiable'));
    await ask('Hi');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy answer' }));
    expect(within(log()).getByText('Could not copy. Please select the text and copy it.')).toBeTruthy();
  });

  test('that failed can be asked for again, and is nothing to copy', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let asked = 0;
    open(async function* () {
      asked += 1;
      if (asked === 1) throw new FlowError('server', 'no', { status: 500 });
      yield 'Hello';
    });
    await ask('Hi');
    expect(await within(log()).findByText(texts.failure)).toBeTruthy();
    noButton('Copy answer');
    await userEvent.click(button('Try again'));
    expect(await within(log()).findByText('Hello')).toBeTruthy();
    expect(within(log()).queryByText(texts.failure)).toBeNull();
    noButton('Try again');
  });

  test('that was stopped shows no marks of what it was about to become', () => {
    const half = [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'See **our [Pri', ending: 'stopped' },
    ];
    open(undefined, half);
    expect(within(log()).getByText('See our Pri')).toBeTruthy();
  });

  test('that a reload cut in two is marked and can be asked for again', () => {
    open(undefined, halfConversation);
    expect(log().textContent).toContain('Hal');
    expect(log().textContent).toContain('Stopped here.');
    expect(button('Try again')).toBeTruthy();
    expect(log().getAttribute('aria-busy')).toBe('false');
  });
});
