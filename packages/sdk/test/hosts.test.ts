import { describe, expect, test, vi } from 'vitest';
import { createSdk, createStudioClient } from '../src/fetch.ts';
import { getStaticImage, listPlaces } from '../src/generated/client/maps/maps.ts';
import { getTranslations } from '../src/generated/client/translations/translations.ts';
import { configureSdk } from '../src/index.ts';
import { answering, fault, json, refused } from './backend.ts';

const hosts = { translations: 'https://texts.example/portal', maps: 'https://maps.example' };
const place = { text: 'Köln', type: 'place', token: 't' } as const;

describe('a service beside the backend', () => {
  test('is called at its host, without cookies and without the headers of the backend', async () => {
    const backend = answering(json({}));
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

  test('does not wait for the white-label configuration', async () => {
    answering(json({ 'home.title': 'Hello' }));
    configureSdk({ hosts, ready: () => new Promise(() => undefined) });
    await expect(getTranslations('volt', 'en-GB')).resolves.toEqual({ 'home.title': 'Hello' });
  });

  test('that the application has not named is an error that says what to do', async () => {
    const backend = answering(json({}));
    configureSdk({ hosts: { maps: 'https://maps.example' } });
    await expect(getTranslations('volt', 'en-GB')).rejects.toThrow(
      'getTranslations: configureSdk was given no hosts.translations',
    );
    expect(backend.requests).toEqual([]);
  });

  test.for([
    [401, 'onSignedOut'],
    [502, 'onMaintenance'],
  ] as const)('its %i says nothing about the backend: no %s', async ([status, callback]) => {
    answering(fault(status, 'somebody.elses'));
    const called = vi.fn();
    configureSdk({ hosts, [callback]: called });
    expect((await refused(getTranslations('volt', 'en-GB'))).status).toBe(status);
    expect(called).not.toHaveBeenCalled();
  });

  test('answers a picture as a Blob', async () => {
    answering(new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
    configureSdk({ hosts });
    const image = await getStaticImage({ longitude: 13, latitude: 52, width: 640, token: 't' });
    expect([image.type, await image.text()]).toEqual(['image/svg+xml', '<svg/>']);
  });

  test('is called by the client without React in the same way', async () => {
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
