import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { labelOf } from '@flow/sdk/contracts/known-value';
import { Button } from '../../../ui/Button/Button.tsx';
import { ListSheet } from '../list/ListSheet.tsx';
import { code } from '../record/Record.css.ts';
import { Section } from '../record/Section.tsx';
import type { Assistant } from './assistant.store.ts';
import { cardDraft } from './card-draft.ts';
import * as styles from './QuestionSheet.css.ts';
import { languageLabel, outcomeLabels } from './question-labels.ts';

/** The open question: what was said to it, and the card that would answer it. */
export function QuestionSheet({ assistant }: { assistant: Assistant }) {
  return (
    <ListSheet
      list={assistant.list}
      titleOf={({ outcome }) => labelOf(outcomeLabels, outcome)}
      descriptionOf={({ asked_at, language }) =>
        `Asked ${formatBusinessDateTime(asked_at)}, ${languageLabel(language)}`
      }
    >
      {(row) => (
        <>
          <Section title="Question">
            <p className={styles.words} dir="auto">
              {row.question}
            </p>
          </Section>
          {row.offered.length > 0 && (
            <Section title="Offered cards">
              <ul className={styles.cards}>
                {row.offered.map((card) => (
                  <li key={card}>{card}</li>
                ))}
              </ul>
            </Section>
          )}
          {row.answer !== null && (
            <Section title="Answer">
              <p className={styles.words} dir="auto">
                {row.answer}
              </p>
            </Section>
          )}
          <Section title="Write a card">
            <p>
              Add this to a file of content/answers, write what is missing, and build the site. If a card says
              it already, add the question to its ways to ask.
            </p>
            <pre className={code}>
              <code>{cardDraft(row)}</code>
            </pre>
            <Button
              variant="secondary"
              size="sm"
              className={styles.copy}
              onClick={() => void assistant.copyCard(row)}
            >
              Copy
            </Button>
          </Section>
        </>
      )}
    </ListSheet>
  );
}
