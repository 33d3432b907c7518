import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  /** Unlike any other accordion's on the page: what shares a name closes each other. */
  name: string;
  items: readonly { id: string; question: string; answer: string }[];
}

/** Questions of which one is open at a time: details that share a name close each other, with or without script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
