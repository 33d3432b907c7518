import { createParser } from 'eventsource-parser';
import { describe, expect, it } from 'vitest';
import { chatEvent } from '../testing/chat-stream.ts';
import { type ChatStreamEvent, createChatParser } from './chat-events.ts';

// Where the chat's format and the event stream standard part. When a version of the library turns one of these tests
// red, the decision that this parser rests on is due to be read again.

/** What the library has said once a chunk has come. */
function libraryReads(chunk: string): string[] {
  const said: string[] = [];
  createParser({ onEvent: ({ data }) => said.push(data) }).feed(chunk);
  return said;
}

/** What ours has said by then, without the end of the stream being known. */
function weRead(chunk: string): ChatStreamEvent[] {
  return createChatParser().push(new TextEncoder().encode(chunk));
}

const a = chatEvent('a').trimEnd();
const b = chatEvent('b').trimEnd();
const dataOf = (line: string) => line.slice('data: '.length);
const text = (content: string): ChatStreamEvent => ({ type: 'text', text: content });
const done: ChatStreamEvent = { type: 'done' };

describe('a stream of chat lines that is no event stream', () => {
  it('has a piece in each line: the library waits for a blank one', () => {
    expect(weRead(`${a}\n`)).toEqual([text('a')]);
    expect(libraryReads(`${a}\n`)).toEqual([]);
  });

  it('may do without blank lines: the library joins what should be two', () => {
    expect(weRead(`${a}\n${b}\n\n`)).toEqual([text('a'), text('b')]);
    expect(libraryReads(`${a}\n${b}\n\n`)).toEqual([`${dataOf(a)}\n${dataOf(b)}`]);
  });

  it('loses a malformed line and not the one after it: the library makes one of both', () => {
    expect(weRead(`data: {bad\n${a}\n\n`)).toMatchObject([{ type: 'malformed', data: '{bad' }, text('a')]);
    expect(libraryReads(`data: {bad\n${a}\n\n`)).toEqual([`{bad\n${dataOf(a)}`]);
  });

  it('may end without a blank line: the library drops what is last', () => {
    expect(weRead(`${a}\n\ndata: [DONE]\n`)).toEqual([text('a'), done]);
    expect(libraryReads(`${a}\n\ndata: [DONE]\n`)).toEqual([dataOf(a)]);

    const parser = createChatParser();
    expect(parser.push(new TextEncoder().encode(`${a}\n\ndata: [DONE]`))).toEqual([text('a')]);
    expect(parser.end()).toEqual([done]);
  });

  it('ends at the line [DONE], with or without a name before it: the library knows no such line', () => {
    expect(weRead(`${a}\n\n[DONE]\n\n`)).toEqual([text('a'), done]);
    expect(libraryReads(`${a}\n\n[DONE]\n\n`)).toEqual([dataOf(a)]);
  });

  it('may go on with a JSON in a line without a name: the library drops that line', () => {
    const [head = '', tail = ''] = ['data: {"choices":[{"delta":', '{"content":"a"}}]}'];
    expect(weRead(`${head}\n${tail}\n\n`)).toEqual([text('a')]);
    expect(libraryReads(`${head}\n${tail}\n\n`)).toEqual([dataOf(head)]);
  });
});
