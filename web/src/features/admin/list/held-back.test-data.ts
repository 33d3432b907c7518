/** An answer that the test gives when it wants to. */
export function heldBack<Answer>() {
  let give = (_: Answer) => {};
  let refuse = (_: unknown) => {};
  const answer = new Promise<Answer>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { answer, give, refuse };
}
