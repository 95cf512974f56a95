import type { Page } from '@playwright/test';
import { waitForAnimations } from '../src/testing/waitForAnimations.ts';

/**
 * Waits until a page is stable after a change of size or scheme: laid out, without animations, with its pictures
 * and fonts.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await page.evaluate(waitForAnimations);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    // Pictures further down load only when the page is scrolled.
    const pictures = [...document.images].filter(
      (image) => !image.complete && (image.loading !== 'lazy' || image.checkVisibility()),
    );
    for (const image of pictures) image.loading = 'eager';
    await Promise.race([
      Promise.all(pictures.map((image) => image.decode().catch(() => undefined))),
      late,
    ]);
  });
}
