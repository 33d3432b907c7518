import type { PostPageContent } from '@flow/content/page-schemas/post';
import { useId } from 'react';
import { ink } from '../../../theme/theme.css.ts';
import { anxietyLines, boredomLines, flowLines, plot } from './channel.ts';
import * as styles from './FlowDiagram.css.ts';

/** Challenge against skill, with the channel between them in which flow is possible. */
export function FlowDiagram({ content }: { content: PostPageContent['diagram'] }) {
  const id = useId();
  const { left, top, right, bottom } = plot;
  return (
    <figure className={`${ink} ${styles.figure}`}>
      <svg
        viewBox="0 0 400 400"
        role="img"
        aria-labelledby={`${id}-title ${id}-description`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>{content.title}</title>
        <desc id={`${id}-description`}>{content.description}</desc>
        <clipPath id={`${id}-plot`}>
          <rect x={left} y={top} width={right - left} height={bottom - top} />
        </clipPath>
        <g clipPath={`url(#${id}-plot)`}>
          <path d={boredomLines.join('')} className={styles.boredom} />
          <path d={anxietyLines.join('')} className={styles.anxiety} />
          <path d={flowLines.join('')} className={styles.flow} />
        </g>
        <path
          d={`M${left} ${top - 4}V${bottom}H${right}M${left - 5} ${top + 4}l5 -8l5 8M${right - 8} ${bottom - 5}l8 5l-8 5`}
          className={styles.axis}
        />
        <text x={left - 6} y={20} className={styles.axisName}>
          {content.challenge}
        </text>
        <text x={right} y={394} textAnchor="end" className={styles.axisName}>
          {content.skill}
        </text>
        <text x={112} y={128} textAnchor="middle" className={styles.state}>
          {content.anxiety}
        </text>
        <text x={204} y={214} textAnchor="middle" className={styles.flowName}>
          {content.flow}
        </text>
        <text x={298} y={306} textAnchor="middle" className={styles.state}>
          {content.boredom}
        </text>
      </svg>
      <figcaption className={styles.caption}>{content.caption}</figcaption>
    </figure>
  );
}
