import { describe, expect, test } from 'vitest';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { decodeSlot, encodeSlot } from './slotAddress.ts';

const day = dayInZone('UTC', new Date('2026-11-26T12:00:00Z'));

describe('decodeSlot', () => {
  test.each(Array.from({ length: 30 }, (_, index) => index))(
    'returns the encoded slot (example %i)',
    (n) => {
      const slot = { slotId: 71 + 10 ** (n % 15), day: addDays(day, n * 37) };
      expect(encodeSlot(slot)).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(decodeSlot(encodeSlot(slot))).toEqual(slot);
    },
  );

  const encoded = (text: string) => btoa(text);
  test.each([
    ['undefined', undefined],
    ['an empty string', ''],
    ['invalid base64', 'ö%'],
    ['base64 of something else', encoded('hello')],
    ['a missing id', encoded(':2026-11-26')],
    ['an id that is not a number', encoded('7a:2026-11-26')],
    ['an id that is too large', encoded('9999999999999999:2026-11-26')],
    ['a missing day', encoded('71:')],
    ['a day that does not exist', encoded('71:2026-02-30')],
    ['extra text after the day', encoded('71:2026-11-26T10')],
  ])('rejects an address: %s', (_description, text) => {
    expect(decodeSlot(text)).toBeUndefined();
  });
});
