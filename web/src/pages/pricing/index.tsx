import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import { paper, sand } from '../../theme/theme.css.ts';
import { Contact } from './Contact/Contact.tsx';
import { Corporate } from './Corporate/Corporate.tsx';
import { Guide } from './Guide/Guide.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Notes } from './Notes/Notes.tsx';
import { Plans } from './Plans/Plans.tsx';

export function Page({ content }: { content: PricingPageContent }) {
  const { hero, trial, guide, online, inPerson, corporate, whatsapp, notes, contact } = content;
  return (
    <>
      <Hero content={hero} trial={trial} />
      <Guide content={guide} />
      <Plans id="online" content={online} whatsapp={whatsapp} ground={sand} />
      <Plans id="in-person" content={inPerson} whatsapp={whatsapp} ground={paper} />
      <Corporate content={corporate} whatsapp={whatsapp} />
      <Notes content={notes} />
      <Contact content={contact} />
    </>
  );
}
