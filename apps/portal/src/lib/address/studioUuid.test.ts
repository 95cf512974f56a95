import { describe, expect, test } from 'vitest';
import { decodeStudioUuid, encodeStudioUuid } from './studioUuid.ts';

describe('studio identifier', () => {
  test('encodes tenant and organization unit id as base64 and decodes them', () => {
    expect(encodeStudioUuid({ tenant: 'northside', organizationUnitId: 1001 })).toBe(
      'bm9ydGhzaWRlOjEwMDE=',
    );
    expect(decodeStudioUuid('bm9ydGhzaWRlOjEwMDE=')).toEqual({
      tenant: 'northside',
      organizationUnitId: 1001,
    });
  });
  test.each(['North Side', 'Körper & Geist', '健身房', 'north:side', 'a/b?c#d'])(
    'accepts %s as a tenant',
    (tenant) => {
      const address = { tenant, organizationUnitId: 1001 };
      expect(decodeStudioUuid(encodeStudioUuid(address))).toEqual(address);
    },
  );
  test('accepts missing padding', () =>
    expect(decodeStudioUuid('bm9ydGhzaWRlOjEwMDE')).toEqual({
      tenant: 'northside',
      organizationUnitId: 1001,
    }));
  test.each([
    ['nothing', undefined],
    ['empty', ''],
    ['no base64', '%%%'],
    ['one part', btoa('northside')],
    ['no number', btoa('northside:abc')],
    ['zero', btoa('northside:0')],
    ['negative', btoa('northside:-1')],
    ['beyond what a number holds', btoa('northside:9999999999999999')],
    ['no text', btoa('\u00ff\u00fe:1')],
    ['a line break', btoa('north\nside:1')],
    ['a name that is too long', btoa(`${'n'.repeat(64)}:1`)],
  ])('rejects %s', (_what, uuid) => expect(decodeStudioUuid(uuid)).toBeUndefined());
});
