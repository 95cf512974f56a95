import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { findViolations } from './findViolations.ts';
import { show } from './show.tsx';

/** Longest duration that counts as instant, in milliseconds; MUI detects autofill with such an animation. */
const instant = 10;

const isInstant = ({ effect }: Animation): boolean =>
  Number(effect?.getComputedTiming().duration) <= instant;

/** Returns the elements that move despite reduced motion. Spinners are allowed, since they indicate progress. */
function findMovingElements(container: HTMLElement): string[] {
  return document
    .getAnimations()
    .filter((animation) => !isInstant(animation))
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((element) => element !== null && container.contains(element))
    .filter((element) => element?.closest('[role="progressbar"]') === null)
    .map((element) => element?.outerHTML ?? '');
}

/** Emulates a preferred colour scheme and reduced motion; an empty scheme resets it. */
export async function preferScheme(scheme: 'light' | 'dark' | '') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  if (scheme !== '') expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
}

/** Renders a story and returns its axe violations and moving elements. */
export async function findStoryProblems(Story: ComponentType): Promise<string[]> {
  const { container } = await show(<Story />);
  return [...(await findViolations(container)), ...findMovingElements(container)];
}
