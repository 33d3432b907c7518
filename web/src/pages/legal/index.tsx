import type { LegalPageContent } from '@flow/content/page-schemas/legal';
import type { LegalDocument } from '@flow/content/schema';
import { Document } from './Document/Document.tsx';
import { Title } from './Title/Title.tsx';

interface PageProps {
  content: LegalPageContent;
  document: LegalDocument;
}

export function Page({ content, document }: PageProps) {
  return (
    <article aria-labelledby="legal-title">
      <Title content={content} document={document} />
      <Document content={content} document={document} />
    </article>
  );
}
