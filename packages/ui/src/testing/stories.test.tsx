import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { allStories } from './allStories.ts';
import { faultsIn } from './faultsIn.ts';
import { show } from './show.tsx';

const stories = allStories.map(({ piece, name, Story }) => ({ name: `${piece}, ${name}`, Story }));

/** Shorter than a frame, in milliseconds: it moves nothing, it only appears. So MUI notices that the browser filled in a field. */
const instant = 10;

const isInstant = ({ effect }: Animation): boolean =>
  Number(effect?.getComputedTiming().duration) <= instant;

/** What still moves although less is asked for; a spinner may, since it says that work goes on. */
function movingIn(container: HTMLElement): string[] {
  return document
    .getAnimations()
    .filter((animation) => !isInstant(animation))
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((element) => element !== null && container.contains(element))
    .filter((element) => element?.closest('[role="progressbar"]') === null)
    .map((element) => element?.outerHTML ?? '');
}

async function prefer(scheme: string, motion: string) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  });
}

describe.each(['light', 'dark'])('axe finds nothing and nothing moves unasked, %s', (scheme) => {
  beforeAll(() => prefer(scheme, 'reduce'));
  afterAll(() => prefer('', ''));

  test('the browser was told', () => {
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  });

  test.each(stories)('$name', async ({ Story }) => {
    const { container } = await show(<Story />);
    expect(await faultsIn(container)).toEqual([]);
    expect(movingIn(container)).toEqual([]);
  });
});

describe('on a phone of 320 pixels nothing is cut off', () => {
  beforeAll(() => page.viewport(320, 640));
  afterAll(() => page.viewport(1280, 800));

  test.each(stories)('$name', async ({ Story }) => {
    await show(<Story />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
