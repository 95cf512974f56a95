import { expect, test } from 'vitest';
import { isAboutPerson } from './isAboutPerson.ts';
import { patterns } from './patterns.ts';

const named = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x');

test('covers bookings and purchases for a person, but no account pages', () => {
  const about = Object.entries(patterns)
    .filter(([, pattern]) => isAboutPerson(named(pattern)))
    .map(([name]) => name.replace(/(?<=[a-z])[A-Z].*$/, ''));
  expect([...new Set(about)].toSorted()).toEqual([
    'appointment',
    'appointments',
    'course',
    'courses',
    'day',
    'event',
    'events',
    'my',
    'offer',
    'offers',
    'studio',
  ]);
});

test.each([
  ['/studio/x', true],
  ['/studio/x/', true],
  ['/studio/x/me/bookings', true],
  ['/studio/x/booking/offer/7/contact', true],
  ['/studio/x/booking/day-ticket/7/payment', true],
  ['/studio/x/news', false],
  ['/studio/x/me/settings', false],
  ['/studio/x/me/payments', false],
  ['/studio/x/booking/voucher/7/contact', false],
  ['/studio/x/booking/trial-session/7/offer/8/contact', false],
  ['/studio/x/selfservice/consumptioncredit', false],
  ['/studio/x/selfservice/check-in', false],
  ['/studios/x', false],
  ['/course', false],
])('%s: %s', (pathname, expected) => {
  expect(isAboutPerson(pathname)).toBe(expected);
});
