import { paper } from '../../theme/theme.css.ts';
import { Accordion, type AccordionProps } from '../../ui/Accordion/Accordion.tsx';
import { Section } from '../Section/Section.tsx';

export interface QuestionSectionProps {
  /** The section's anchor and the accordion's name. */
  id: string;
  content: { title: string; intro: string; items: AccordionProps['items'] };
}

/** A section of questions; on wide screens its title stays beside them. */
export function QuestionSection({ id, content }: QuestionSectionProps) {
  return (
    <Section id={id} ground={paper} look="beside" staying title={content.title} intro={content.intro}>
      <Accordion name={id} items={content.items} />
    </Section>
  );
}
