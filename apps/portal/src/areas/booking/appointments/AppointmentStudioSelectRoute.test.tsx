import { handlers, mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { AppointmentStudioSelectRoute } from './AppointmentStudioSelectRoute.tsx';

const at = (
  <Routes location="/901">
    <Route path=":id" element={<AppointmentStudioSelectRoute />} />
  </Routes>
);

test('links each studio that offers the appointment to its page, with its price', async () => {
  await show(at);
  await expect
    .element(page.getByText('Where would you like to book Personal Training?'))
    .toBeVisible();
  await expect
    .element(page.getByRole('listitem').getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^\/studio\/[^/]+\/appointment\/901$/));
  await expect.element(page.getByText('€49.00').first()).toBeVisible();
  await expectAccessible();
});

test('links an unknown appointment to those of this studio', async () => {
  await show(at, { answers: [mock('getPublicBenefit', 404, 'benefit.error.notfound')] });
  await expect.element(page.getByRole('link', { name: 'View all appointments' })).toBeVisible();
});

/** Answers with the example for each of 404 studios. */
const chain = http.get('/nox/public/v1/bookableitems/benefit/901', async ({ request }) => {
  const answer = await getResponse(handlers, request);
  const benefit: { studios: { studio: object }[] } = await answer?.json();
  const [offered] = benefit.studios;
  const studios = Array.from({ length: 404 }, (_, index) => ({
    ...offered,
    studio: { ...offered?.studio, id: 5000 + index, name: `Studio ${index + 1}` },
  }));
  return HttpResponse.json({ ...benefit, studios });
});

test('shows the start of a long list of studios, with their addresses', async () => {
  const { sent } = await show(at, { answers: [chain] });
  await expect.element(page.getByText('Musterstraße 1', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Show \d+ more studios$/ })).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60);
  expect(sent.filter(({ call }) => call.includes('/v1/public/studios/'))).toEqual([]);
});

test('lists the studios nearest to the place of the finder first', async () => {
  const place = { placeName: 'Berlin', latitude: 52.5, longitude: 13.4 };
  sessionStorage.setItem('finder-place', JSON.stringify(place));
  const nearest = http.get('/v1/public/studios/forbookingportal', async ({ request }) => {
    const { searchParams } = new URL(request.url);
    const answer = await getResponse(handlers, request);
    const studios: object[] = await answer?.json();
    return HttpResponse.json(
      searchParams.get('latitude') === '52.5' ? [{ ...studios[0], id: 5300 }] : [],
    );
  });
  await show(at, { answers: [chain, nearest] });
  await expect
    .element(page.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('Studio 301');
  await expect.element(page.getByText('3.4 km').first()).toBeVisible();
});
