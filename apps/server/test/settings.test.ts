import { describe, expect, test } from 'vitest';
import { readSettings, SettingsFault } from '../src/settings.ts';

const origin = { API_ORIGIN: 'https://api.example' };

/** The lines that an operator reads. */
function linesFor(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsFault) return error.lines;
    throw error;
  }
  return [];
}

test('one setting is enough', () => {
  expect(readSettings(origin)).toMatchObject({
    port: 8080,
    apiOrigin: 'https://api.example',
    apiPublicOrigin: null,
    hosts: null,
    trustProxy: [],
    metricsPort: null,
  });
});

test('none is one line that says what to do', () => {
  expect(linesFor({})).toEqual([
    'API_ORIGIN is missing: set it to the origin of your backend, such as https://api.example.',
  ]);
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ ...origin, HOSTS: '', METRICS_PORT: '' })).toMatchObject({
    hosts: null,
    metricsPort: null,
  });
});

test('hosts name the chain that they belong to, where they belong to one', () => {
  const { hosts } = readSettings({ ...origin, HOSTS: 'studios.example, north.example=northside' });
  expect([...(hosts ?? [])]).toEqual([
    ['studios.example', undefined],
    ['north.example', 'northside'],
  ]);
});

test('folders are at the backend unless another address is named', () => {
  const { forwarded } = readSettings({
    ...origin,
    FORWARD: 'pictures=https://cdn.example/p/,files',
  });
  expect(forwarded.get('pictures')).toBe('https://cdn.example/p');
  expect(forwarded.get('files')).toBe('https://api.example/files');
  expect(forwarded.get('videos')).toBe('https://api.example/videos');
});

test('what is not set is empty in the page, also where the build has a sample', () => {
  expect(readSettings(origin).page).toMatchObject({ 'maps-token': '', 'ga4-measurement-id': '' });
  expect(readSettings(origin).page).not.toHaveProperty('error-report-release');
});

describe('a setting that makes no sense is told in one line that names it', () => {
  test.each([
    ['API_ORIGIN', 'api.example'],
    ['API_ORIGIN', 'https://api.example/v1'],
    ['API_PUBLIC_ORIGIN', 'ftp://api.example'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['METRICS_PORT', '-1'],
    ['HOSTS', 'https://portal.example'],
    ['HOSTS', 'portal.example=North Side'],
    ['HOSTS', 'a.example,,b.example'],
    ['TRUST_PROXY', '1'],
    ['CONTENT_ORIGINS', "https://cdn.example; script-src 'unsafe-inline'"],
    ['FORWARD', 'pictures=javascript:alert(1)'],
    ['FORWARD', 'a/b=https://x.example'],
    ['EARLIER_BUILDS', '/nowhere/portal'],
    ['DRAIN_SECONDS', 'soon'],
    ['LOG_LEVEL', 'loud'],
    ['FALLBACK_ADDRESS', 'http://portal.example'],
    ['GA4_MEASUREMENT_ID', 'UA-1'],
    ['ERROR_REPORT_DSN', 'errors'],
    ['STUDIO_CHOICE_TENANT', 'a b'],
    ['BOT_PROTECTION_KEY', 'key-without-script'],
  ])('%s=%s', (name, value) => {
    const lines = linesFor({ ...origin, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).toMatch(/\.$/);
  });

  test('and all of them at once', () => {
    expect(linesFor({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });
});
