import { configureSdk } from '@studio-portal/sdk';
import { handlers, mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { withMapsToken } from '../../../testing/withMapsToken.ts';
import { storePlace } from '../shared/storedPlace.ts';
import { StudioListRoute } from './StudioListRoute.tsx';

const catalogue = '/v1/public/studios';
const field = page.getByRole('combobox', { name: 'Studio, town or postcode' });
const cards = page.getByRole('heading', { level: 2 });
const more = page.getByRole('button', { name: 'Show more studios' });

beforeEach(() => {
  storePlace(null, 'typed');
  configureSdk({ hosts: { maps: window.location.origin } });
});

interface Row {
  id: number;
  studioUuid: string;
  name: string;
  categoryIds: number[];
  coordinates: { latitude: number; longitude: number };
  isOpen: boolean;
}

const chain: Row[] = Array.from({ length: 404 }, (_, index) => ({
  id: 5000 + index,
  studioUuid: btoa(`northside:${5000 + index}`),
  name: index === 403 ? 'Isar' : `Studio ${index + 1}`,
  categoryIds: [index < 22 ? 2 : 1, ...(index < 40 ? [3] : [])],
  // In two towns.
  coordinates: { latitude: index % 2 === 0 ? 52.5 : 48.1, longitude: 11.5 + index / 1000 },
  isOpen: index < 3,
}));

/** Answers a list of studios from the chain, by its name, category and page. */
const list = (path: string) =>
  http.get(`${catalogue}/${path}`, async ({ request }) => {
    const query = new URL(request.url).searchParams;
    const answer = await getResponse(handlers, request);
    const examples: object[] = await answer?.json();
    const size = Number(query.get('size') ?? chain.length);
    const start = Number(query.get('page') ?? 0) * size;
    const matches = chain.filter(
      ({ name, categoryIds, isOpen }) =>
        name.toLowerCase().includes((query.get('text') ?? '').toLowerCase()) &&
        (!query.has('category') || categoryIds.includes(Number(query.get('category')))) &&
        (!query.has('open') || isOpen),
    );
    return HttpResponse.json(
      matches.slice(start, start + size).map((row) => ({ ...examples[0], ...row })),
    );
  });

const answers = [
  list('forbookingportal'),
  list('forfilters'),
  mock('listPlaces', 200, 'emptyList'),
];

const showList = (at = '/studios/northside') => show(<StudioListRoute />, { at, answers });

test('shows the first page of a long chain, and more when asked', async () => {
  const { sent } = await showList();
  await expect.element(page.getByText('20 of 404 studios')).toBeVisible();
  expect(cards.elements()).toHaveLength(20);
  await more.click();
  await expect.element(page.getByText('40 of 404 studios')).toBeVisible();
  expect(cards.elements()).toHaveLength(40);
  expect(cards.elements().at(-1)).toHaveTextContent('Studio 40');
  const count = (path: string) => sent.filter(({ call }) => call.endsWith(path)).length;
  expect(count('/forbookingportal')).toBe(2);
  // Without a text, the studios that match it are all studios.
  expect(count('/forfilters')).toBe(1);
});

test('moves the focus to the first new studio, also when the button is gone', async () => {
  await showList('/studios/northside?category=2');
  await more.click();
  await expect.element(page.getByRole('link', { name: 'Studio 21' })).toHaveFocus();
  await expect.element(more).not.toBeInTheDocument();
  await expect.element(page.getByText('22 studios', { exact: true })).toBeVisible();
});

test('offers no more studios after a full last page', async () => {
  await showList('/studios/northside?category=3');
  await more.click();
  await expect.element(page.getByText('40 studios', { exact: true })).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test('leaves the focus where the user has moved it while more studios load', async () => {
  const held = Promise.withResolvers<void>();
  const delayed = http.get(`${catalogue}/forbookingportal`, async ({ request }) => {
    if (new URL(request.url).searchParams.get('page') === '1') await held.promise;
    return undefined;
  });
  await show(<StudioListRoute />, { at: '/studios/northside', answers: [delayed, ...answers] });
  await more.click();
  await field.click();
  held.resolve();
  await expect.element(page.getByText('40 of 404 studios')).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('finds a studio by its name, and all of them once the text is cleared', async () => {
  await showList();
  await field.fill('isar');
  await expect.element(page.getByText('1 studio', { exact: true })).toBeVisible();
  await expect.poll(() => cards.elements().length).toBe(1);
  await expect.element(page.getByRole('link', { name: 'Isar' })).toBeVisible();
  // The text is a search of its own, so it stays when the field loses the focus.
  await userEvent.tab();
  await expect.element(field).toHaveValue('isar');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByText('20 of 404 studios')).toBeVisible();
});

test('restores the text and the filters of its address', async () => {
  await showList('/studios/northside?text=isar&category=1');
  await expect.element(page.getByText('1 studio', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('isar');
  await expect
    .element(page.getByRole('button', { name: /^Gym/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('leaves the studios that are open now', async () => {
  await showList();
  const open = page.getByRole('button', { name: 'Open now 3' });
  await open.click();
  await expect.element(page.getByText('3 studios', { exact: true })).toBeVisible();
  await expect.poll(() => cards.elements().length).toBe(3);
  await open.click();
  await expect.element(page.getByText('20 of 404 studios')).toBeVisible();
});

test('filters by facility in a sheet, which tells how many studios are left', async () => {
  await showList();
  await page.getByRole('button', { name: 'Facilities' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: /404/ }).first().click();
  await page.getByRole('button', { name: 'Show 404 studios' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Facilities (1)' })).toBeVisible();
});

test('says that no studio matches, without a list of towns', async () => {
  await showList();
  await field.fill('Xyz');
  await expect.element(page.getByText('No studio matches “Xyz”.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByText('0 studios')).toBeVisible();
});

test('says that there are no studios', async () => {
  await show(<StudioListRoute />, {
    answers: [
      mock('listBookingPortalStudios', 200, 'emptyList'),
      mock('listStudiosForFilters', 200, 'emptyList'),
    ],
  });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'There are no studios here yet.' }))
    .toBeVisible();
});

test('shows an error below the studios when more cannot be loaded, and tries again', async () => {
  let fails = true;
  const failing = http.get(`${catalogue}/forbookingportal`, ({ request }) =>
    fails && new URL(request.url).searchParams.get('page') === '1'
      ? HttpResponse.error()
      : undefined,
  );
  await show(<StudioListRoute />, { at: '/studios/northside', answers: [failing, ...answers] });
  await more.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(cards.elements()).toHaveLength(20);
  fails = false;
  await more.click();
  await expect.element(page.getByText('40 of 404 studios')).toBeVisible();
});

const position: GeolocationCoordinates = {
  latitude: 48.14,
  longitude: 11.58,
  accuracy: 1000,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => null,
};

test('says that studios nearby come first until the user searches for something else', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementationOnce((onSuccess) => {
    onSuccess({ coords: position, timestamp: 0, toJSON: () => position });
  });
  await showList();
  const status = page.getByText('Studios near you come first.');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect.element(status).toBeVisible();
  await field.fill('isar');
  await expect.element(page.getByText('1 studio', { exact: true })).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
});

describe('with the maps service', () => {
  withMapsToken();

  const pin = () => document.querySelector<HTMLElement>('[data-pin]');
  const pins = () => [...document.querySelectorAll<HTMLElement>('[data-pin]')];
  const countPinned = () =>
    pins().reduce((sum, { textContent }) => sum + (Number(textContent) || 1), 0);
  const zoomOut = () => document.querySelector<HTMLElement>('[data-zoom-out]');

  test('searches around a suggested town instead of for its name', async () => {
    const queries: string[] = [];
    const recorded = http.get(`${catalogue}/forbookingportal`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return undefined;
    });
    await show(<StudioListRoute />, {
      at: '/studios/northside',
      answers: [recorded, list('forbookingportal'), list('forfilters')],
    });
    await field.fill('Frankf');
    await page.getByRole('option').first().click();
    await expect.element(cards.first()).toHaveTextContent('Studio 1');
    await expect.element(page.getByText('20 of 404 studios')).toBeVisible();
    await expect.poll(() => queries.at(-1)).toMatch(/latitude=.*longitude=/);
    expect(queries.at(-1)).not.toContain('text=');
  });

  test('points on the map at the studio of the list, and leads to it when its pin is pressed', async () => {
    await showList('/studios/northside?text=isar');
    await expect.poll(pin).not.toBeNull();
    expect(pin()?.dataset.active).toBeUndefined();
    page.getByRole('link', { name: 'Isar' }).element().focus();
    await expect.poll(() => pin()?.dataset.active).toBe('');
    await field.click();
    await expect.poll(() => pin()?.dataset.active).toBeUndefined();
    pin()?.click();
    await expect.element(page.getByRole('link', { name: 'Isar' })).toHaveFocus();
  });

  test('marks the cards of all studios of a pin that is pointed at', async () => {
    await showList();
    await expect.poll(countPinned).toBe(404);
    const marked = () => document.querySelectorAll('[data-studio][data-active]').length;
    expect(marked()).toBe(0);
    const largest = pins().toSorted(
      (one, other) => Number(other.textContent) - Number(one.textContent),
    )[0];
    if (!largest) throw new Error('The map has no pins');
    await userEvent.hover(largest);
    await expect.poll(marked).toBeGreaterThan(1);
  });

  test('has pins for all studios that match, and zooms in where they are close together', async () => {
    await showList();
    await expect.poll(countPinned).toBe(404);
    const before = pins().length;
    pins()[0]?.click();
    await expect.poll(() => pins().length).not.toBe(before);
    zoomOut()?.click();
    await expect.poll(countPinned).toBe(404);
  });

  test('zooms out again from a pin of a few studios', async () => {
    await showList('/studios/northside?open=true');
    await expect.poll(countPinned).toBe(3);
    expect(zoomOut()).toBeNull();
    pins()
      .find(({ textContent }) => textContent === '2')
      ?.click();
    await expect.poll(zoomOut).not.toBeNull();
    zoomOut()?.click();
    await expect.poll(countPinned).toBe(3);
  });

  test('zooms out from a place to all studios', async () => {
    await show(<StudioListRoute />, {
      at: '/studios/northside',
      answers: [list('forbookingportal'), list('forfilters')],
    });
    await field.fill('Frankf');
    await page.getByRole('option').first().click();
    await expect.poll(zoomOut).not.toBeNull();
    expect(countPinned()).toBeLessThan(404);
    zoomOut()?.click();
    await expect.poll(countPinned).toBe(404);
    expect(zoomOut()).toBeNull();
  });

  test('shows the map beside the list on desktops, and around a place on phones', async () => {
    await showList();
    await expect.poll(pin).not.toBeNull();
    await page.viewport(390, 844);
    await expect.poll(pin).toBeNull();
    await page.viewport(1280, 800);
  });
});

test('leads to the only studio of the address and keeps the rest of the query', async () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }
  await show(
    <Routes>
      <Route path="/studios/:tenant" element={<StudioListRoute />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at: '/studios/northside?o=1001&lang=de' },
  );
  await expect
    .element(page.getByText(`/studio/${btoa('northside:1001')}?lang=de`, { exact: true }))
    .toBeVisible();
});
