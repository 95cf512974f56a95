import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { animationsOver } from './animationsOver.ts';
import { wcagRules } from './wcagRules.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** No finding of axe in what is shown, dialogs included, on a phone and on a desktop; the window is a desktop's afterwards. */
export async function expectAccessible(): Promise<void> {
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    await animationsOver();
    const { violations } = await axe.run(document.body, {
      runOnly: wcagRules,
      resultTypes: ['violations'],
    });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `at ${width} pixels`,
    ).toEqual([]);
  }
}
