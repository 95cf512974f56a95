import { expect, test } from 'vitest';
import { externalPage } from './externalPage.ts';

test.each([
  ['?state=x&vendor=strap&method=oauth', '/fitness-apps/strap/oauth'],
  ['?oauth_token=x', '/fitness-apps/vendor/oauth'],
  ['?state=x&vendor=../../evil', '/fitness-apps/..%2F..%2Fevil/oauth'],
  ['?paymentRequestId=1', '/payment'],
  ['?token=abc', '/self-service'],
  ['?streamId=1', '/streaming'],
  ['?eventId=1', '/event'],
  ['?token=', undefined],
  ['?o=1', undefined],
])('%s', (search, expected) => expect(externalPage(search)).toBe(expected));
