import type { FlowsolutionsPageContent } from '@flow/content/page-schemas/flowsolutions';
import { Intro } from './Intro/Intro.tsx';
import { Tools } from './Tools/Tools.tsx';

interface PageProps {
  content: FlowsolutionsPageContent;
}

export function Page({ content }: PageProps) {
  return (
    <>
      <Intro content={content} />
      <Tools content={content} />
    </>
  );
}
