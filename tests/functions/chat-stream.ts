import type { TestStack } from '../setup/stack.ts';
import { call, fromNewAddress } from './call.ts';

interface Turn {
  role: string;
  content: unknown;
  tool_call_id?: string;
}

export const chatVisitor = 'visitor_1790000000000_abc123';

/** Asks the chat over HTTP, without the SDK between; a text is a question of its own. */
export function chat(
  test: TestStack,
  asked: string | readonly Turn[],
  {
    headers = fromNewAddress(),
    visitorId = chatVisitor,
  }: { headers?: Record<string, string>; visitorId?: string } = {},
): Promise<Response> {
  const messages = typeof asked === 'string' ? [{ role: 'user', content: asked }] : asked;
  return call(test, 'ai-chat', { messages, visitorId }, { headers });
}

/** What the stream of an answer said: its text, whether it was whole, and the failure that ended it. */
export async function readAnswer(response: Response) {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  const data = lines.map((line) => line.slice('data: '.length));
  const events = data
    .filter((line) => line !== '[DONE]')
    .map(
      (line) =>
        JSON.parse(line) as {
          choices?: [{ delta: { content: string } }];
          error?: { code: string; message: string; request_id: string };
        },
    );
  return {
    text: events.map((event) => event.choices?.[0].delta.content ?? '').join(''),
    isWhole: data.at(-1) === '[DONE]',
    error: events.find((event) => event.error)?.error,
  };
}

/** The lines that the functions logged of one request. */
export function logOf(test: TestStack, requestId: string | null | undefined): string[] {
  return test.lines.filter((line) => requestId && line.includes(requestId));
}
