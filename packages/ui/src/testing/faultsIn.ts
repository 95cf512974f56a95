import axe from 'axe-core';
import { expect } from 'vitest';

/** What a piece alone cannot have: the page around it brings these. */
const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** What axe finds in an element, one line a fault. */
export async function faultsIn(container: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(container, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Waits until nothing moves any more: half-way through a movement every colour is another one. */
export const settled = () => expect.poll(() => document.getAnimations()).toEqual([]);
