import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that only a whole page can satisfy. */
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** Returns the axe violations of an element, one per line. */
export async function findViolations(container: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(container, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Waits until all animations have ended, since colours differ while they run. */
export const animationsEnded = () => expect.poll(() => document.getAnimations()).toEqual([]);
