import type { Flow } from '@flow/sdk';
import { assistantPageMaximum } from '@flow/sdk/contracts/assistant';
import { businessDay } from '@flow/sdk/contracts/business-time';
import { leadPageMaximum } from '@flow/sdk/contracts/lead';
import { responseClock } from '@flow/sdk/contracts/response-clock';
import { subscriptionPageMaximum } from '@flow/sdk/contracts/subscription';
import { type Connection, requireSession, type SignedInContext } from '../context.ts';
import { renderJson } from '../output/json.ts';
import { renderDetails } from '../output/table.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

/** Something to look at today. */
interface Attention {
  name: string;
  /** What it is, for a person. */
  text: string;
  count: number;
  /** Whether there are more than were counted: the first page says how many at least. */
  more: boolean;
  command: string;
}

const counted = ({
  items,
  next_cursor,
}: {
  items: readonly unknown[];
  next_cursor: string | null;
}): Pick<Attention, 'count' | 'more'> => ({
  count: items.length,
  more: next_cursor !== null,
});

/** What there is to look at, the most urgent first. */
export async function attentionOf(flow: Flow, now: Date): Promise<Attention[]> {
  const today = businessDay(now);
  const [waiting, dead, pastDue, forms, flagged, unhelpful] = await Promise.all([
    flow.leads.page({ status: 'new', limit: leadPageMaximum }),
    flow.leads.page({ forward: 'dead', limit: leadPageMaximum }),
    flow.subscriptions.page({ status: 'past_due', limit: subscriptionPageMaximum }),
    flow.forms.registry(),
    flow.forms.page({ flagged: true, from: today }),
    flow.assistant.page({ outcome: 'unhelpful', from: today, limit: assistantPageMaximum }),
  ]);
  const late = waiting.items.filter((lead) => responseClock(lead, now).state === 'late').length;
  const overdue = forms.reduce((sum, form) => sum + form.overdue, 0);
  const all: Attention[] = [
    {
      name: 'leads_late',
      text: 'Leads that wait too long',
      count: late,
      more: waiting.next_cursor !== null,
      command: 'leads list --status new --sort received',
    },
    {
      name: 'leads_new',
      text: 'Leads without an answer',
      ...counted(waiting),
      command: 'leads list --status new',
    },
    {
      name: 'forwards_dead',
      text: 'Forwards given up',
      ...counted(dead),
      command: 'leads list --forward dead',
    },
    {
      name: 'subscriptions_past_due',
      text: 'Failed payments',
      ...counted(pastDue),
      command: 'subscriptions list --status past_due',
    },
    {
      name: 'submissions_flagged',
      text: 'Answers to look at today',
      ...counted(flagged),
      command: `forms list --flagged --from ${today}`,
    },
    {
      name: 'forms_overdue',
      text: 'Overdue forms',
      count: overdue,
      more: false,
      command: 'forms registry',
    },
    {
      name: 'answers_unhelpful',
      text: 'Unhelpful answers today',
      ...counted(unhelpful),
      command: `assistant list --outcome unhelpful --from ${today}`,
    },
  ];
  return all.filter(({ count }) => count > 0);
}

export interface StatusOptions {
  json: boolean;
}

type StatusDependencies = Pick<SignedInContext, 'io' | 'flow' | 'now'> & Pick<Connection, 'url' | 'origin'>;

export async function runStatus(
  { json }: StatusOptions,
  { io, flow, now, url, origin }: StatusDependencies,
): Promise<void> {
  const { email } = await requireSession(flow, url);
  const attention = await attentionOf(flow, now());
  const number = ({ count, more }: Attention) => `${count}${more ? '+' : ''}`;
  if (json) {
    const items = attention.map(({ name, count, more, command }) => ({ name, count, more, command }));
    await io.data(renderJson({ url, origin, email, attention: items }));
  } else if (io.terminal.data) {
    const lines = attention.map(
      (item) => [item.text, `${number(item).padEnd(5)}  flow-admin ${item.command}`] as const,
    );
    const signedIn = renderDetails([
      ['Server', `${url} (${origin})`],
      ['Signed in', email],
    ]);
    await io.data(`${signedIn}\n${lines.length > 0 ? renderDetails(lines) : 'Nothing needs attention.\n'}`);
  } else {
    await io.data(
      renderTsv(attention.map((item) => [item.name, number(item), `flow-admin ${item.command}`])),
    );
  }
}

export const implementation: Implementation = {
  async run(context, command, { json }: { json?: true }) {
    const connection = await context.connect(command.optsWithGlobals());
    await runStatus({ json: json === true }, { ...context, ...connection });
  },
};
