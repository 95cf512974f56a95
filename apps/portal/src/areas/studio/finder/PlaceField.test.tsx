import { configureSdk } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { withMapsToken } from '../../../testing/withMapsToken.ts';
import type { Place } from '../shared/distance.ts';
import { PlaceField } from './PlaceField.tsx';

withMapsToken();

const field = page.getByRole('combobox', { name: 'Studio, town or postcode' });
const suggestions = page.getByRole('listbox');

beforeEach(() => configureSdk({ hosts: { maps: window.location.origin } }));

/** The field with the state of its page, whose texts it records. */
function Search({ texts }: { texts: string[] }) {
  const [place, setPlace] = useState<Place | null>(null);
  const [text, setText] = useState('');
  return (
    <PlaceField
      place={place}
      text={text}
      onChange={setPlace}
      onSearch={(next) => {
        texts.push(next);
        setPlace(null);
        setText(next);
      }}
    />
  );
}

test('suggests towns while one is typed, and closes the list with Escape', async () => {
  await show(<Search texts={[]} />);
  await expect.element(suggestions).not.toBeInTheDocument();
  await field.fill('Frankfurt');
  await expect.element(page.getByRole('option', { name: /^Frankfurt \(Oder\)/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(suggestions).not.toBeInTheDocument();
});

test('shows no list without a matching town', async () => {
  const texts: string[] = [];
  const { countFetching } = await show(<Search texts={texts} />, {
    answers: [mock('listPlaces', 200, 'emptyList')],
  });
  await field.fill('Xyz');
  await expect.poll(() => texts).toEqual(['Xyz']);
  await expect.poll(countFetching).toBe(0);
  await expect.element(suggestions).not.toBeInTheDocument();
});

test('announces that towns cannot be suggested, and still searches for the text', async () => {
  const texts: string[] = [];
  await show(<Search texts={texts} />, {
    answers: [http.get('*/forward-geocode', () => HttpResponse.error())],
  });
  const status = page.getByRole('status').element();
  await field.fill('Frankf');
  await expect.poll(() => status.textContent).toMatch(/^You can’t search around a town/);
  expect(texts).toEqual(['Frankf']);
});

test('searches for the text once the user pauses, from two characters on', async () => {
  const texts: string[] = [];
  await show(<Search texts={texts} />);
  await field.fill('F');
  await expect.element(page.getByText('Enter at least two characters')).toBeVisible();
  await userEvent.keyboard('ran');
  await expect.poll(() => texts.at(-1)).toBe('Fran');
  expect(texts).not.toContain('F');
  await field.fill('');
  await expect.poll(() => texts.at(-1)).toBe('');
});

test('does not search for the name of a chosen town, but for a changed one', async () => {
  const texts: string[] = [];
  await show(<Search texts={texts} />);
  await field.fill('Frankf');
  await page.getByRole('option', { name: /^Frankfurt \(Oder\)/ }).click();
  await expect.element(field).toHaveValue('Frankfurt (Oder), Brandenburg, Deutschland');
  await userEvent.keyboard('{End}x');
  await expect.poll(() => texts.at(-1)).toBe('Frankfurt (Oder), Brandenburg, Deutschlandx');
  expect(texts.filter((text) => text.includes('Oder'))).toHaveLength(1);
  await expect.element(field).toHaveValue('Frankfurt (Oder), Brandenburg, Deutschlandx');
});
