import type { HomePageContent } from '@flow/content/pages/home';
import { AccordionSection } from '../../../ui/Accordion/AccordionSection.tsx';

export function Faq({ content }: { content: HomePageContent['faq'] }) {
  return <AccordionSection id="faq" content={content} />;
}
