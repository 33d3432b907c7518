import type { FlowsolutionsPageContent } from '@flow/content/page-schemas/flowsolutions';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Tools.css.ts';

const palettes = ['sport', 'brand', 'womens-health'] as const;

/** The tools, each with the button that will open it one day. */
export function Tools({ content }: { content: FlowsolutionsPageContent }) {
  return (
    <div className={`${paper} ${styles.tools}`}>
      <div className={column}>
        <ul className={styles.list}>
          {content.tools.map((tool, index) => (
            <li key={tool.name} className={styles.tool}>
              <Picture
                slot={tool.image}
                kind="field"
                palette={palettes[index % palettes.length] ?? 'brand'}
                className={styles.picture}
              />
              <div className={styles.words}>
                <h2 className={typography.mediumTitle}>{tool.name}</h2>
                <p className={styles.description}>{tool.description}</p>
              </div>
              <Button variant="secondary" disabled className={styles.button}>
                {content.comingSoon}
                <VisuallyHidden>: {tool.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{content.note}</p>
      </div>
    </div>
  );
}
