import { expect, it } from 'vitest';
import {
  createDrawnSignature,
  emptySignature,
  fitTypedName,
  getTypedName,
  toPath,
  createTypedSignature,
} from './signature.ts';

const decodeSvg = (dataUrl: string) =>
  Buffer.from(dataUrl.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

it.each([
  ['nothing', [], ''],
  ['a dot', [{ x: 5, y: 6 }], 'M5 6h0'],
  [
    'a line',
    [
      { x: 0, y: 0 },
      { x: 10, y: 4 },
    ],
    'M0 0L10 4',
  ],
  [
    'a bend',
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
    'M0 0Q10 0 10 5L10 10',
  ],
])('draws %s', (_, line, path) => {
  expect(toPath(line)).toBe(path);
});

it('encodes a drawn signature as base64 SVG of its strokes', () => {
  const { lines, dataUrl } = createDrawnSignature([[{ x: 5, y: 6 }], [{ x: 7, y: 8 }]], 300);
  expect(lines).toHaveLength(2);
  expect(dataUrl).toMatch(/^data:image\/svg\+xml;base64,[\w+/]+=*$/);
  expect(decodeSvg(dataUrl)).toContain('viewBox="0 0 300 200"');
  expect(decodeSvg(dataUrl).match(/<path/g)).toHaveLength(2);
});

it.each(['Zoë Sample', 'A < B & "C"', 'Győző &amp; Co'])('reads back a typed name: %s', (name) => {
  const signature = createTypedSignature(name, 300);
  expect(signature.lines).toEqual([]);
  expect(getTypedName(signature)).toBe(name);
  expect(decodeSvg(signature.dataUrl)).not.toContain('< B');
});

it('has no signature without a name, and no name for strokes', () => {
  expect(createTypedSignature('', 300)).toEqual(emptySignature);
  expect(getTypedName(emptySignature)).toBe('');
  expect(getTypedName(createDrawnSignature([[{ x: 5, y: 6 }]], 300))).toBe('');
});

it('uses smaller letters for a long name', () => {
  expect(fitTypedName('Al', 300).fontSize).toBe(60);
  expect(fitTypedName('A very long sample name', 300).fontSize).toBeLessThan(20);
});
