/**
 * Waits until finite animations end, in the page or, by `page.evaluate(waitForAnimations)`, in that of
 * an e2e test. During an animation, text has less contrast and boxes are out of place.
 */
export async function waitForAnimations(): Promise<void> {
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
}
