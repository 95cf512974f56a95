import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PictureCard } from './PictureCard.tsx';

const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test.each([
  ['drawing', 480, 320],
  ['upright photograph', 600, 800],
  ['panorama', 1200, 400],
])('frames the picture of a card in 3:2: %s', async (name, width, height) => {
  await show(
    <ul>
      <PictureCard picture={{ url, urlLarge: url, width, height }} important={false}>
        <h3>{name}</h3>
      </PictureCard>
    </ul>,
  );
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
  const frame = document.querySelector('li img')?.getBoundingClientRect();
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(1.5);
});
