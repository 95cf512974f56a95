import { mock } from '@studio-portal/sdk/msw';
import type { WhitelabelConfig, WhitelabelStyle } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBrand } from '../../../lib/brand/sampleBrand.ts';
import { WhitelabelProvider } from '../../../lib/brand/WhitelabelProvider.tsx';
import { show } from '../../../testing/show.tsx';
import { StudioBand } from './StudioBand.tsx';

const answers = [mock('getPublicStudio', 200, 'studioWithImage')];

const brand = (style: Partial<WhitelabelStyle>): WhitelabelConfig => ({
  ...sampleBrand,
  style: { ...sampleBrand.style, headerColor: '#e9eefa', highlightColor: '#c8f31d', ...style },
});

/** Shows the band and returns the styles of its elements. */
async function showBand(config: WhitelabelConfig) {
  const { container } = await show(
    <WhitelabelProvider config={config}>
      <StudioBand />
    </WhitelabelProvider>,
    { answers, menu: ['COURSES'] },
  );
  const title = page.getByRole('heading', { level: 1, name: 'Northside Mitte' });
  await expect.element(title).toBeVisible();
  const text = title.element().parentElement;
  const computedStyle = (element: Element | null | undefined) =>
    element ? getComputedStyle(element) : undefined;
  return {
    picture: container.querySelector('.picture > img'),
    band: computedStyle(text?.parentElement),
    text: computedStyle(text),
    title: computedStyle(title.element()),
  };
}

test('puts the text of a full-bleed picture on an opaque card', async () => {
  const { picture, text } = await showBand(brand({ heroLayout: 'FULL_BLEED' }));
  expect(picture).not.toBeNull();
  expect(text?.backgroundColor).toMatch(/^rgb\(/);
  expect(text?.position).toBe('relative');
});

test('puts the text of a split hero beside the picture, on the band', async () => {
  const { picture, band, title } = await showBand(brand({ heroLayout: 'SPLIT' }));
  expect(picture).not.toBeNull();
  expect(band?.backgroundColor).toMatch(/^rgb\(/);
  expect(title?.textTransform).toBe('none');
});

test('sets the name of a poster in capitals on the brand’s color', async () => {
  const { band, title } = await showBand(brand({ heroLayout: 'POSTER' }));
  expect(title?.textTransform).toBe('uppercase');
  const { color } = getComputedStyle(page.getByRole('link', { name: 'Book a class' }).element());
  expect(color).toBe(band?.backgroundColor);
});

test.each([undefined, 'CAROUSEL', 'constructor'])('shows a map for the layout %s', async (name) => {
  const config = brand({});
  // A backend of a later version may have layouts that this portal does not know.
  Object.assign(config.style, { heroLayout: name });
  const { picture } = await showBand(config);
  expect(picture).toBeNull();
});
