import type { Page } from '@playwright/test';

/** Waits until a page stands still after a change of size or scheme: laid out, faded in, its pictures and letters there. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((next) => requestAnimationFrame(() => next(undefined)));
    await painted();
    await painted();
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    // Those further down are only asked for when the page is scrolled.
    const pictures = [...document.images].filter(
      (image) => !image.complete && (image.loading !== 'lazy' || image.checkVisibility()),
    );
    for (const image of pictures) image.loading = 'eager';
    await Promise.race([
      Promise.all(pictures.map((image) => image.decode().catch(() => undefined))),
      late,
    ]);
  });
