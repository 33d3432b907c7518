/** Milliseconds until a page that was about to be left counts as one that stays. */
const patience = 2_000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/**
 * Passes pieces on. A page that is being left breaks off what it waits for a moment before it goes: that is no
 * failure of the connection, and nothing may be said or saved about it unless the page stays after all.
 */
export async function* deferUnloadErrors<Piece>(
  pieces: AsyncIterable<Piece>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): AsyncGenerator<Piece> {
  let leaving = false;
  const notice = () => {
    leaving = true;
    void pause().then(() => {
      leaving = false;
    });
  };
  page.addEventListener('beforeunload', notice);
  try {
    yield* pieces;
  } catch (error) {
    if (leaving) await pause();
    throw error;
  } finally {
    page.removeEventListener('beforeunload', notice);
  }
}
