import type { HomePageContent } from '@flow/content/pages/home';
import { QuestionSection } from '../../../sections/QuestionSection/QuestionSection.tsx';

export function Faq({ content }: { content: HomePageContent['faq'] }) {
  return <QuestionSection id="faq" content={content} />;
}
