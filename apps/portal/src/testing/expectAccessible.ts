import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { wcagRules } from './wcagRules.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** No finding of axe in what is shown, dialogs included, on a phone and on a desktop; the window is a desktop's afterwards. */
export async function expectAccessible(): Promise<void> {
  for (const { width, height } of windows) {
    await page.viewport(width, height);
    await untilStill();
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

/** What turns for ever, such as a skeleton, is not waited for. */
const isPassing = ({ effect }: Animation): boolean =>
  effect?.getComputedTiming().endTime !== Infinity;

/** Half-way a text has less contrast; what fades may begin to a frame after the change that it belongs to. */
async function untilStill(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(isPassing)) frames = -1;
  }
}
