import type { ProgramContent } from '@flow/content/page-schemas/program';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { CorporateFacts } from './corporate-facts.ts';
import * as styles from './WhyFlow.css.ts';

export function WhyFlow({
  whyFlow,
  description,
}: {
  whyFlow: CorporateFacts['whyFlow'];
  description: ProgramContent['description'];
}) {
  return (
    <Section
      id="why-flow"
      ground={sand}
      title={whyFlow.title}
      intro={<p className={styles.lede}>{whyFlow.description}</p>}
    >
      <RichText value={description} className={styles.text} />
    </Section>
  );
}
