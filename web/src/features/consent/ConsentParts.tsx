import { showToast } from '../toasts/toasts.store.ts';
import { usePartOnIntent } from '../use-part-on-intent.ts';
import { useUntrackedSnapshot } from '../use-untracked-snapshot.ts';
import { ConsentCard } from './ConsentCard.tsx';
import type { Consent, ConsentChoice } from './consent.store.ts';

const loadDialog = () => import('./PrivacyDialog.tsx').then(({ PrivacyDialog }) => PrivacyDialog);

const thanks: Record<ConsentChoice, string> = {
  granted: 'Thank you, that is accepted',
  denied: 'That is declined',
};

/** The card that asks, and the dialog in which an answer is changed. */
export function ConsentParts({ consent }: { consent: Consent }) {
  const { choice, asking, choosing } = useUntrackedSnapshot(consent.state);
  const { part: Dialog } = usePartOnIntent('privacy choices', loadDialog, choosing, consent.closeChoices);

  function choose(chosen: ConsentChoice): void {
    consent.choose(chosen);
    showToast({
      title: thanks[chosen],
      description: 'You can change your mind under Privacy choices, at the end of every page.',
    });
  }

  return (
    <>
      {asking && !choosing && <ConsentCard onChoose={choose} />}
      {Dialog && (
        <Dialog
          open={choosing}
          choice={choice}
          refusedByBrowser={consent.refusedByBrowser}
          onChoose={choose}
          onClose={consent.closeChoices}
        />
      )}
    </>
  );
}
