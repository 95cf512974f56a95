import { configureSdk } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PlaceField } from './PlaceField.tsx';

const field = page.getByRole('combobox', { name: 'Town or city' });
const suggestions = page.getByRole('listbox');

beforeEach(() => configureSdk({ hosts: { maps: window.location.origin } }));

test('suggests towns while one is typed, and closes the list with Escape', async () => {
  await show(<PlaceField place={null} onChange={() => undefined} />);
  await expect.element(suggestions).not.toBeInTheDocument();
  await field.fill('Frankfurt');
  await expect.element(page.getByRole('option', { name: /^Frankfurt \(Oder\)/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(suggestions).not.toBeInTheDocument();
});

test('without a matching town there is a hint and no list', async () => {
  await show(<PlaceField place={null} onChange={() => undefined} />, {
    answers: [mock('listPlaces', 200, 'emptyList')],
  });
  await field.fill('Xyz');
  await expect.element(page.getByText('No matching town')).toBeVisible();
  await expect.element(suggestions).not.toBeInTheDocument();
});
