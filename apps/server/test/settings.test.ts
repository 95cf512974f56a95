import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../src/settings.ts';

const origin = { API_ORIGIN: 'https://api.example' };

/** Returns the messages for invalid settings. */
function settingErrors(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

test('needs only one setting', () => {
  expect(readSettings(origin)).toMatchObject({
    port: 8080,
    apiOrigin: 'https://api.example',
    apiPublicOrigin: null,
    hosts: null,
    trustProxy: [],
    metricsPort: null,
  });
});

test('explains the missing setting in one line', () => {
  expect(settingErrors({})).toEqual([
    'API_ORIGIN is missing: set it to the origin of your backend, such as https://api.example.',
  ]);
});

test('treats an empty variable as not set', () => {
  expect(readSettings({ ...origin, HOSTS: '', METRICS_PORT: '' })).toMatchObject({
    hosts: null,
    metricsPort: null,
  });
});

test('reads the chain of each host, if any', () => {
  const { hosts } = readSettings({ ...origin, HOSTS: 'studios.example, north.example=northside' });
  expect([...(hosts ?? [])]).toEqual([
    ['studios.example', undefined],
    ['north.example', 'northside'],
  ]);
});

test('forwards folders to the backend unless another address is set', () => {
  const { forwarded } = readSettings({
    ...origin,
    FORWARD: 'pictures=https://cdn.example/p/,files',
  });
  expect(forwarded.get('pictures')).toBe('https://cdn.example/p');
  expect(forwarded.get('files')).toBe('https://api.example/files');
  expect(forwarded.get('videos')).toBe('https://api.example/videos');
});

test('leaves settings that are not set empty in the page, also if the build has a sample', () => {
  expect(readSettings(origin).page).toMatchObject({ 'maps-token': '', 'ga4-measurement-id': '' });
  expect(readSettings(origin).page).not.toHaveProperty('error-report-release');
});

describe('reports an invalid setting in one line that names it', () => {
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
    ['BASE_PATH', '/portal'],
    ['KEEP_ALIVE_SECONDS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['FALLBACK_ADDRESS', 'http://portal.example'],
    ['GA4_MEASUREMENT_ID', 'UA-1'],
    ['ERROR_REPORT_DSN', 'errors'],
    ['STUDIO_CHOICE_TENANT', 'a b'],
    ['CHAT_SCRIPT', 'chat.example'],
    ['BOT_PROTECTION_KEY', 'key-without-script'],
  ])('%s=%s', (name, value) => {
    const lines = settingErrors({ ...origin, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).toMatch(/\.$/);
  });

  test('reports all invalid settings at once', () => {
    expect(settingErrors({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(3);
  });
});
