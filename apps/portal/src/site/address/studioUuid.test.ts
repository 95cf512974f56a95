import { describe, expect, test } from 'vitest';
import { decodeStudioUuid, encodeStudioUuid } from './studioUuid.ts';

describe('studio identifier', () => {
  test('is base64 of tenant and organization unit id, both ways', () => {
    expect(encodeStudioUuid({ tenant: 'northside', organizationUnitId: 1001 })).toBe(
      'bm9ydGhzaWRlOjEwMDE=',
    );
    expect(decodeStudioUuid('bm9ydGhzaWRlOjEwMDE=')).toEqual({
      tenant: 'northside',
      organizationUnitId: 1001,
    });
  });
  test('padding may be missing', () =>
    expect(decodeStudioUuid('bm9ydGhzaWRlOjEwMDE')).toEqual({
      tenant: 'northside',
      organizationUnitId: 1001,
    }));
  test.each([
    ['nothing', undefined],
    ['empty', ''],
    ['no base64', '%%%'],
    ['one part', btoa('northside')],
    ['three parts', btoa('north:side:1')],
    ['no number', btoa('northside:abc')],
    ['zero', btoa('northside:0')],
    ['negative', btoa('northside:-1')],
    ['beyond what a number holds', btoa('northside:9999999999999999')],
    ['markup', btoa('<script>:1')],
    ['capital letters', btoa('North:1')],
  ])('%s is none', (_what, uuid) => expect(decodeStudioUuid(uuid)).toBeUndefined());
});
