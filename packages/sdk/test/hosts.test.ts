import { describe, expect, test, vi } from 'vitest';
import { createSdk, createStudioClient } from '../src/fetch.ts';
import { getStaticImage, listPlaces } from '../src/generated/api/maps.ts';
import { getTranslations } from '../src/generated/api/translations.ts';
import { configureSdk } from '../src/index.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

const hosts = { translations: 'https://texts.example/portal', maps: 'https://maps.example' };
const place = { text: 'Köln', type: 'place', token: 't' } as const;

describe('external services', () => {
  test('are called at their own host without cookies and backend headers', async () => {
    const backend = mockBackend(json({}));
    configureSdk({ baseUrl: 'https://api.example', hosts, context: () => ({ tenant: 'volt' }) });
    await getTranslations('volt', 'en-GB');
    await listPlaces(place);
    expect(backend.requests.map(({ url }) => url)).toEqual([
      'https://texts.example/portal/volt/en-GB.json',
      'https://maps.example/forward-geocode?text=K%C3%B6ln&type=place&token=t',
    ]);
    for (const { init, headers } of backend.requests) {
      expect(init.credentials).toBe('omit');
      expect([...headers]).toEqual([]);
    }
  });

  test('do not wait for the white-label configuration', async () => {
    mockBackend(json({ 'home.title': 'Hello' }));
    configureSdk({ hosts, ready: () => new Promise(() => undefined) });
    await expect(getTranslations('volt', 'en-GB')).resolves.toEqual({ 'home.title': 'Hello' });
  });

  test('explain a missing host', async () => {
    const backend = mockBackend(json({}));
    configureSdk({ hosts: { maps: 'https://maps.example' } });
    await expect(getTranslations('volt', 'en-GB')).rejects.toThrow(
      'getTranslations: set hosts.translations in configureSdk',
    );
    expect(backend.requests).toEqual([]);
  });

  test.for([
    [401, 'onSignedOut'],
    [502, 'onMaintenance'],
  ] as const)('its %i says nothing about the backend: no %s', async ([status, callback]) => {
    mockBackend(errorResponse(status, 'somebody.elses'));
    const called = vi.fn();
    configureSdk({ hosts, [callback]: called });
    expect((await getApiError(getTranslations('volt', 'en-GB'))).status).toBe(status);
    expect(called).not.toHaveBeenCalled();
  });

  test('return a picture as a Blob', async () => {
    mockBackend(new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
    configureSdk({ hosts });
    const image = await getStaticImage({ longitude: 13, latitude: 52, width: 640, token: 't' });
    expect([image.type, await image.text()]).toEqual(['image/svg+xml', '<svg/>']);
  });

  test('are called the same way by the client without React', async () => {
    const urls: string[] = [];
    const client = createStudioClient(
      createSdk({
        hosts,
        context: () => ({ tenant: 'volt' }),
        fetch: async (url, init) => {
          urls.push(url);
          expect(init.credentials).toBe('omit');
          expect(new Headers(init.headers).has('X-Tenant')).toBe(false);
          return json({ a: 'b' });
        },
      }),
    );
    const params = { path: { tag: 'volt', language: 'en-GB' } };
    const { data } = await client.GET('/{tag}/{language}.json', { params });
    expect(data).toEqual({ a: 'b' });
    expect(urls).toEqual(['https://texts.example/portal/volt/en-GB.json']);
  });
});
