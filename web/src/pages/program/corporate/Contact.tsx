import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Closing } from '../../../sections/Closing/Closing.tsx';
import * as media from '../../../theme/media.ts';
import { amber } from '../../../theme/theme.css.ts';
import { buttonLook } from '../../../ui/Button/button-look.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { whatsAppUrl } from '../../../whatsapp/url.ts';
import type { CorporateFacts } from './corporate-facts.ts';

const shownAt = `${media.desktop} 62vw, 100vw`;

/** The page's only way in: a company talks to us first. */
export function Contact({
  content,
  contact,
  program,
}: {
  content: ProgramPageContent['corporate'];
  contact: CorporateFacts['contactInfo'];
  program: ProgramContent;
}) {
  return (
    <Closing
      id="contact-title"
      ground={amber}
      eyebrow={contact.subtitle}
      title={contact.title}
      // The drawing has its section's ground: amber is the ground of the palette fresh-start.
      art={(className) => (
        <Picture
          slot={{ ...program.heroImage, alt: '' }}
          kind="field"
          palette="fresh-start"
          pattern={program.heroPattern}
          sizes={shownAt}
          className={className}
        />
      )}
      text={contact.description}
      actions={
        <>
          <ConnectButton source={program.path} label={contact.cta} />
          {program.whatsapp && (
            <a
              href={whatsAppUrl(program.whatsapp, 'corporate')}
              target="_blank"
              rel="noreferrer"
              className={buttonLook('secondary', 'lg')}
            >
              {content.whatsapp}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              <ArrowUpRight size={18} aria-hidden="true" />
            </a>
          )}
        </>
      }
    />
  );
}
