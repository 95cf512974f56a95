import { HttpResponse, http } from 'msw';
import { useIsFetching } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { Environment } from '../browser/environment.ts';
import { EnvironmentContext } from '../browser/EnvironmentContext.ts';
import { saveConsent } from '../browser/consent.ts';
import { useGa4 } from './useGa4.ts';

function PaymentPage() {
  useGa4(true, 1001);
  return useIsFetching() === 0 && <p>Answered</p>;
}

/** Shows the page with the given features of the studio, and returns the scripts that it loads. */
async function loadScripts(environment: Environment, features: readonly object[]) {
  // Nothing is fetched, because the script is not added to the page.
  const append = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
  const { sent } = await show(
    <EnvironmentContext value={environment}>
      <PaymentPage />
    </EnvironmentContext>,
    { answers: [http.get('*/nox/public/v1/feature', () => HttpResponse.json(features))] },
  );
  await expect.poll(() => sent.map(({ call }) => call)).toContain('GET /nox/public/v1/feature');
  await expect.element(page.getByText('Answered')).toBeVisible();
  return append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement);
}

beforeEach(() => {
  const id = Object.assign(document.createElement('meta'), {
    name: 'ga4-measurement-id',
    content: 'G-SAMPLE',
  });
  document.head.append(id);
  saveConsent({ stats: true, chat: false }, 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="ga4-measurement-id"]')?.remove();
});

test('loads the script in production if the backend switches GA4 and tracking on', async () => {
  const [script] = await loadScripts('prod', [
    { name: 'GA4', enabled: true },
    { name: 'TRACKING_EVENTS', enabled: true },
  ]);
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-SAMPLE');
});

test('does not load it in production otherwise', async () => {
  expect(await loadScripts('prod', [])).toEqual([]);
});

test.each(['GA4', 'TRACKING_EVENTS'])(
  'does not load it in development if the backend switches %s off',
  async (name) => {
    expect(await loadScripts('dev', [{ name, enabled: false }])).toEqual([]);
  },
);
