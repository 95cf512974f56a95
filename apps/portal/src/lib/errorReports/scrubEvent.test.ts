import { describe, expect, test } from 'vitest';
import { scrubEvent, redactParameters, redactPersonalData } from './scrubEvent.ts';

describe('report texts', () => {
  test.each([
    ['vic@northside.example is taken', '… is taken'],
    ['code ABCD1234 is wrong', 'code … is wrong'],
    ['IBAN DE89370400440532013000', 'IBAN …'],
    ['card 4242 4242 4242 4242 declined', 'card … declined'],
    ['token 7f3c2a1e-0000-4000-8000-1234567890ab', 'token …'],
    ['x is not a function', 'x is not a function'],
  ])('%s', (text, told) => expect(redactPersonalData(text)).toBe(told));
});

test.each([
  [
    'https://p.example/studio/bm9ydGhzaWRlOjEwMDE=/course/50001?e=vic@x.example#c',
    '/studio/…/course/…',
  ],
  ['https://p.example/studio/abc1/verify-email?c=1', '/studio/…/verify-email'],
  ['no address', ''],
])('reports %s as %s', (address, told) => expect(redactParameters(address)).toBe(told));

test('sends only the error and its place', () => {
  const event = scrubEvent({
    type: undefined,
    event_id: 'f'.repeat(32),
    user: { email: 'vic@northside.example', ip_address: '10.0.0.1' },
    breadcrumbs: [{ message: 'typed vic@northside.example' }],
    extra: { draft: { firstname: 'Vic' } },
    contexts: { state: { state: { type: 'form', value: {} } } },
    request: {
      url: 'https://p.example/studio/x1/me?e=vic@x.example',
      headers: { Cookie: 'SESSION=1' },
    },
    exception: { values: [{ type: 'TypeError', value: 'vic@northside.example is no function' }] },
  });
  expect(event).toEqual({
    type: undefined,
    event_id: 'f'.repeat(32),
    request: { url: '/studio/…/me' },
    exception: { values: [{ type: 'TypeError', value: '… is no function' }] },
  });
});
