/** What one entry is about; decides how the guide words an answer drawn from it. */
type KnowledgeKind = 'program' | 'price' | 'faq' | 'policy' | 'page' | 'coach' | 'location' | 'post';

/** One thing the guide may say. */
export interface KnowledgeEntry {
  id: string;
  /** Shown as the text of the link. For a `faq`, the question. */
  title: string;
  /** Path on the site where a visitor can read more, beginning with `/`. */
  path: string;
  kind: KnowledgeKind;
  /** Plain text, one or a few sentences. For a `faq`, the answer. */
  text: string;
  /** Short labelled facts such as `{ Duration: '12 weeks' }`. */
  facts?: Record<string, string>;
}

/** Whom a visitor can turn to when the guide cannot answer. */
interface KnowledgeSite {
  name: string;
  email: string;
  phone: string;
  whatsappUrl: string;
}

/** The shape of the chat function's `knowledge.gen.json`. */
export interface Knowledge {
  entries: KnowledgeEntry[];
  site: KnowledgeSite;
}
