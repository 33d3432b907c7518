import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Closing } from '../../../sections/Closing/Closing.tsx';
import * as media from '../../../theme/media.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { Caution } from '../Caution/Caution.tsx';
import { ground } from '../ground.css.ts';
import { caution } from './Ready.css.ts';

const shownAt = `${media.desktop} 62vw, 100vw`;

/** The way in, once more at the end, on the program's own ground. */
export function Ready({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  const { ready } = content;
  return (
    <Closing
      id="ready-title"
      ground={ground[program.group]}
      title={ready.title}
      art={(className) => (
        <Picture
          slot={{ ...program.heroImage, alt: '' }}
          kind="field"
          palette={program.group}
          pattern={program.heroPattern}
          sizes={shownAt}
          className={className}
        />
      )}
      before={ready.additions[program.key]}
      text={ready.terms}
      actions={<ConnectButton source={`${program.path}#ready`} />}
      note={content.price}
    >
      <Caution title={content.cautionTitle} text={program.caution} className={caution} />
    </Closing>
  );
}
