import { mock } from '@studio-portal/sdk/msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PicturedPage } from './PicturedPage.tsx';

afterEach(() => page.viewport(1280, 800));

const showLogin = (example: 'studioMitte' | 'studioWithImage') =>
  show(<PicturedPage title="Log in">A form</PicturedPage>, {
    answers: [mock('getPublicStudio', 200, example)],
  });

test('shows the studio’s picture beside the form on wide screens only', async () => {
  const { container } = await showLogin('studioWithImage');
  const picture = container.querySelector('img');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect.element(picture).toBeVisible();
  await page.viewport(820, 1180);
  await expect.element(picture).not.toBeVisible();
});

test('shows the form alone for a studio without a picture', async () => {
  const { container } = await showLogin('studioMitte');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
