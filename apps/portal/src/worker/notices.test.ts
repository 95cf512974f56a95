import { expect, test } from 'vitest';
import { noticeUrl } from './notices.ts';

const origin = 'https://portal.example';

test('opens the page that the notification names', () => {
  expect(noticeUrl({ path: '/studio/a%3D/me/bookings' }, origin)).toBe(
    'https://portal.example/studio/a%3D/me/bookings',
  );
});

test.each([
  { path: 'https://elsewhere.example/me' },
  { path: '//elsewhere.example/me' },
  { path: String.raw`\\elsewhere.example` },
  { path: 'javascript:alert(1)' },
  { path: 'https://' },
  { path: 'blob:https://portal.example/sample' },
  { path: 7 },
  {},
  null,
  'text',
])('never opens another origin: %j', (data) => {
  expect(noticeUrl(data, origin)).toBe('https://portal.example/');
});
