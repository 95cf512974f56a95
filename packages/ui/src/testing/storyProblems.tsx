import type { ComponentType } from 'react';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { faultsIn } from './faultsIn.ts';
import { show } from './show.tsx';

/** Shorter than a frame, in milliseconds: MUI uses it to notice that the browser filled in a field. */
const instant = 10;

const isInstant = ({ effect }: Animation): boolean =>
  Number(effect?.getComputedTiming().duration) <= instant;

/** Returns what still moves although less is asked for; a spinner may, since it says that work goes on. */
function movingIn(container: HTMLElement): string[] {
  return document
    .getAnimations()
    .filter((animation) => !isInstant(animation))
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((element) => element !== null && container.contains(element))
    .filter((element) => element?.closest('[role="progressbar"]') === null)
    .map((element) => element?.outerHTML ?? '');
}

/** Sets the colour scheme that the browser prefers, with reduced motion; an empty one resets it. */
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

/** Shows a story and returns what axe finds, and what moves. */
export async function storyProblems(Story: ComponentType): Promise<string[]> {
  const { container } = await show(<Story />);
  return [...(await faultsIn(container)), ...movingIn(container)];
}
