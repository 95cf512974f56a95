import { describe, expect, test } from 'vitest';
import { readQuery, withoutStudio } from './query.ts';

describe('query parameters', () => {
  test.each([
    ['?o=1001&t=northside', { organizationUnitId: 1001, tenant: 'northside' }],
    ['?organizationUnitId=7&tenant=volt', { organizationUnitId: 7, tenant: 'volt' }],
    ['?e=a%40b.example&c=42', { email: 'a@b.example', code: '42' }],
    ['?email=a&code=b', { email: 'a', code: 'b' }],
    ['?lo=hu&s=volt-group', { locale: 'hu', studioCode: 'volt-group' }],
    ['?locale=de-DE&studioCode=x', { locale: 'de-DE', studioCode: 'x' }],
    ['?sm=1,2,%203&om=4', { selectedModules: [1, 2, 3], optionalModules: [4] }],
    ['?v=true', { overview: true }],
    ['?v=1', { overview: true }],
    ['?v=0', { overview: false }],
    ['?rechargeId=12', { rechargeId: 12 }],
    ['?referralCode=FRIEND-7', { referralCode: 'FRIEND-7' }],
    ['?ref=%E2%80%8EFRIEND%E2%80%917%C2%A0', { referralCode: 'FRIEND-7' }],
    ['?e=a%40b.example%E2%80%8B&c=%C2%A042', { email: 'a@b.example', code: '42' }],
  ])('%s', (search, expected) => expect(readQuery(search)).toMatchObject(expected));

  test.each([
    ['?o=abc&t=%00', { organizationUnitId: undefined, tenant: undefined }],
    ['?o=0&t=%20one%20', { organizationUnitId: undefined, tenant: undefined }],
    ['?sm=1,x,-2', { selectedModules: [1] }],
    ['?rechargeId=1e9', { rechargeId: undefined }],
    ['?referralCode=%3Cimg%20src%3Dx%3E', { referralCode: undefined }],
    ['?s=%0d%0aSet-Cookie:x', { studioCode: undefined }],
    ['', { overview: false, email: undefined }],
  ])('ignores %s', (search, expected) => expect(readQuery(search)).toMatchObject(expected));
});

test.each([
  ['?o=1001&t=northside', ''],
  ['?organizationUnitId=1&v=1&tenant=volt&msWebContext=APP', '?v=1&msWebContext=APP'],
  ['?lo=de', '?lo=de'],
  ['', ''],
])('removes the studio from %s: %s', (search, rest) => expect(withoutStudio(search)).toBe(rest));
