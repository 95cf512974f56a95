import { expect, test } from 'vitest';
import { toCsv } from './toCsv.ts';

test('quotes cells with commas, quotes and line breaks and neutralizes formulas', async () => {
  const file = toCsv([
    ['Day', 'Studio'],
    ['2026-11-23', 'Mitte, "old" hall'],
    ['=1+1', 'a\nb'],
  ]);
  expect(file.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'Day,Studio\r\n2026-11-23,"Mitte, ""old"" hall"\r\n\'=1+1,"a\nb"\r\n',
  );
});
