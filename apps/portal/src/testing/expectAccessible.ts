import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { wcagRules } from './wcagRules.ts';

const desktop = { width: 1280, height: 800 };

/** A phone, except in the `deep` project of vitest.config.ts. */
const { width, height } =
  import.meta.env['AXE_WINDOW'] === 'desktop' ? desktop : { width: 390, height: 844 };

/** Expects no axe violations in the page, including dialogs. Leaves the window at desktop size. */
export async function expectAccessible(): Promise<void> {
  await page.viewport(width, height);
  await waitForTransitions();
  const { violations } = await axe.run(document.body, {
    runOnly: wcagRules,
    resultTypes: ['violations'],
  });
  await page.viewport(desktop.width, desktop.height);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `at ${width} pixels`,
  ).toEqual([]);
}

/** Excludes infinite animations, such as skeletons. */
const isFiniteAnimation = ({ effect }: Animation): boolean =>
  effect?.getComputedTiming().endTime !== Infinity;

/**
 * Waits for transitions to finish, since text has less contrast during one. A transition may start
 * up to a frame after its change.
 */
async function waitForTransitions(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().some(isFiniteAnimation)) frames = -1;
  }
}
