import type { Flow } from '@flow/sdk';
import { attentionMaximum, type Attention as Counts } from '@flow/sdk/contracts/attention';
import { businessDay } from '@flow/sdk/contracts/business-time';
import { requireSession } from '../context.ts';
import { renderJson } from '../output/json.ts';
import { renderDetails } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

/** Something to look at today. */
interface Attention {
  name: keyof Counts;
  /** What it is, for a person. */
  text: string;
  count: number;
  /** Whether there are more than are counted. */
  more: boolean;
  command: string;
}

/** What there is to look at, the most urgent first. */
async function attentionOf(flow: Flow, now: Date): Promise<Attention[]> {
  const today = businessDay(now);
  const counts = await flow.overview.attention(now);
  const all: Omit<Attention, 'count' | 'more'>[] = [
    {
      name: 'leads_late',
      text: 'Leads that wait too long',
      command: 'leads list --status new --sort received',
    },
    { name: 'leads_new', text: 'Leads without an answer', command: 'leads list --status new' },
    { name: 'forwards_dead', text: 'Forwards given up', command: 'leads list --forward dead' },
    {
      name: 'subscriptions_past_due',
      text: 'Failed payments',
      command: 'subscriptions list --status past_due',
    },
    {
      name: 'submissions_flagged',
      text: 'Answers to look at today',
      command: `forms list --flagged --from ${today}`,
    },
    { name: 'forms_overdue', text: 'Overdue forms', command: 'forms registry' },
    {
      name: 'answers_unhelpful',
      text: 'Unhelpful answers today',
      command: `assistant list --outcome unhelpful --from ${today}`,
    },
  ];
  return all
    .map((item) => {
      const count = counts[item.name];
      return { ...item, count: Math.min(count, attentionMaximum), more: count > attentionMaximum };
    })
    .filter(({ count }) => count > 0);
}

const numberOf = ({ count, more }: Attention) => `${count}${more ? '+' : ''}`;

export const implementation: Implementation = {
  async run({ connect, io, now }, command, { json }: { json?: true }) {
    const { flow, url, origin } = await connect(command.optsWithGlobals());
    const { email } = await requireSession(flow, url);
    const attention = await attentionOf(flow, now());
    if (json) {
      const items = attention.map(({ name, count, more, command }) => ({ name, count, more, command }));
      await io.data(renderJson({ url, origin, email, attention: items }));
    } else if (io.terminal.data) {
      const lines = attention.map(
        (item) => [item.text, `${numberOf(item).padEnd(5)}  flow-admin ${item.command}`] as const,
      );
      const signedIn = renderDetails([
        ['Server', `${url} (${origin})`],
        ['Signed in', email],
      ]);
      await io.data(`${signedIn}\n${lines.length > 0 ? renderDetails(lines) : 'Nothing needs attention.\n'}`);
    } else {
      await io.data(
        renderTsv(attention.map((item) => [item.name, numberOf(item), `flow-admin ${item.command}`])),
      );
    }
  },
};
