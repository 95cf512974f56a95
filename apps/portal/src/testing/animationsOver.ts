/**
 * Waits until what fades or moves into place is there, in the page or, by `page.evaluate(animationsOver)`, in that of a journey; what
 * turns for ever is not waited for. Half-way a text has less contrast, and a box is elsewhere.
 */
export async function animationsOver(): Promise<void> {
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  );
}
