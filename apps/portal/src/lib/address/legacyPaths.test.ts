import { describe, expect, test } from 'vitest';
import { parseHashRoute, guessKnownPath } from './legacyPaths.ts';

const studio = { tenant: 'northside', organizationUnitId: 1001 };
const uuid = 'bm9ydGhzaWRlOjEwMDE=';

describe('hash routes of earlier versions', () => {
  test.each([
    ['#/studio/abc/course', '', '/studio/abc/course'],
    ['#!/course/5?o=1001', '?t=northside', '/course/5?t=northside&o=1001'],
    ['#/news', '', '/news'],
    ['#content', '', undefined],
    ['', '', undefined],
    ['#//evil.example', '', undefined],
    ['#/\\evil.example', '', undefined],
    ['#/\nx', '', undefined],
  ])('%j', (hash, search, expected) => expect(parseHashRoute({ hash, search })).toBe(expected));
});

describe('unknown paths', () => {
  test.each([
    ['/course/5', `/studio/${uuid}/course/5`],
    ['/news', `/studio/${uuid}/news`],
    [`/studio//${uuid}/course`, `/studio/${uuid}/course`],
    [`/de/studio/${uuid}/course`, `/studio/${uuid}/course`],
    ['/app/course', `/studio/${uuid}/course`],
    [`/studio/${uuid}/index.html`, `/studio/${uuid}`],
    ['/nowhere', undefined],
    [`/studio/${uuid}/booking/course/5`, `/studio/${uuid}/course/5`],
    [`/studio/${uuid}/booking/course/5/`, `/studio/${uuid}/course/5`],
    [`/studio/${uuid}/booking/appointment/901`, `/studio/${uuid}/appointment/901`],
    [`/studio/${uuid}/booking/event/7`, `/studio/${uuid}/events/7`],
    [`/studio/${uuid}/booking/trial-session/902`, `/studio/${uuid}/trial-session`],
    [`/studio/${uuid}/booking/offer/3`, `/studio/${uuid}/booking/offer/3/contact`],
    [`/studio/${uuid}/booking/day-ticket/3`, `/studio/${uuid}/booking/day-ticket/3/contact`],
    [`/studio/${uuid}/booking/voucher/3`, `/studio/${uuid}/booking/voucher/3/contact`],
    ['/booking/course/5', `/studio/${uuid}/course/5`],
    [`/studio/${uuid}/booking/constructor/5`, undefined],
    [`/studio/${uuid}/booking/course`, undefined],
  ])('%s', (pathname, expected) => expect(guessKnownPath(pathname, studio)).toBe(expected));
  test('resolves only complete paths when there is no studio', () => {
    expect(guessKnownPath('/course/5', undefined)).toBeUndefined();
    expect(guessKnownPath('/de/studios/northside', undefined)).toBe('/studios/northside');
  });
});
