import { converter, wcagContrast } from 'culori';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, toHex, toOklch } from './color.ts';
import { anyHex } from './anyBrand.ts';

const culoriOklch = converter('oklch');

describe('compared with culori, an independent implementation', () => {
  it('converts hex to the same OKLCH', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const own = toOklch(hex);
        const other = culoriOklch(hex);
        expect(own.l).toBeCloseTo(other?.l ?? Number.NaN, 4);
        expect(own.c).toBeCloseTo(other?.c ?? Number.NaN, 4);
      }),
    );
  });

  it('computes the same contrast', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 4);
      }),
    );
  });
});

it('converts back to the same colour', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

it('reduces chroma, not hue, outside sRGB', () => {
  fc.assert(
    fc.property(anyHex, fc.double({ min: 0.3, max: 0.9, noNaN: true }), (hex, l) => {
      const { h } = toOklch(hex);
      const shown = toOklch(toHex({ l, c: 0.4, h }));
      expect(shown.l).toBeCloseTo(l, 1);
      const turn = Math.abs(((shown.h - h + 540) % 360) - 180);
      expect(turn).toBeLessThan(6);
    }),
  );
});

it.each([
  ['#1A3294', '#1a3294'],
  ['1a3294', '#1a3294'],
  [' #abc ', '#aabbcc'],
  ['#abcd', '#aabbcc'],
  ['#1a3294cc', '#1a3294'],
  ['', undefined],
  ['red', undefined],
  ['#12345', undefined],
  ['url(https://example.com)', undefined],
  [null, undefined],
  [undefined, undefined],
])('reads %j as %j', (text, hex) => {
  expect(parseHex(text)).toBe(hex);
});
