import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBrand, anyHex } from './anyBrand.ts';
import { contrast, toOklch } from './color.ts';
import { contrastPairs } from './contrastPairs.ts';
import { fitContrast } from './fitContrast.ts';
import { brandPalette } from './palette.ts';

describe('an arbitrary brand', () => {
  it('has enough contrast in every pair of both schemes', () => {
    fc.assert(
      fc.property(anyBrand, (style) => {
        const { light, dark } = brandPalette(style);
        const tooLow = [light, dark].flatMap((colors) =>
          contrastPairs(colors).filter(({ ink, ground, least }) => contrast(ink, ground) < least),
        );
        expect(tooLow).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it('is dark in the dark scheme', () => {
    fc.assert(
      fc.property(anyBrand, (style) => {
        const { dark } = brandPalette(style);
        expect(toOklch(dark.page).l).toBeLessThan(0.32);
        expect(dark.mode).toBe('dark');
      }),
    );
  });
});

describe('a brand that needs no correction', () => {
  const { light } = brandPalette({
    backgroundColor: '#ffffff',
    highlightColor: '#1A3294',
    highlightTextColor: '#ffffff',
    textColor: '#222222',
    headerColor: '#ffee00',
  });

  it('keeps its colours', () => {
    expect(light).toMatchObject({
      page: '#ffffff',
      text: '#222222',
      accent: '#1a3294',
      fill: '#1a3294',
      fillEdge: '#1a3294',
      onFill: '#ffffff',
      header: { main: '#ffee00', ink: '#222222' },
    });
  });
});

describe('a bright brand in the light scheme', () => {
  const { light } = brandPalette({ highlightColor: '#ffd600', highlightTextColor: '#ffffff' });

  it('keeps its fill and gets a dark text colour on it', () => {
    expect(light.fill).toBe('#ffd600');
    expect(toOklch(light.onFill).l).toBeLessThan(0.3);
  });

  it('uses a darker tone of the same hue for text and edges', () => {
    const hue = toOklch('#ffd600').h;
    expect(Math.abs(toOklch(light.accent).h - hue)).toBeLessThan(4);
    expect(contrast(light.accent, light.page)).toBeLessThan(6);
    expect(light.fillEdge).not.toBe(light.fill);
  });
});

it("darkens a fill slightly to keep the brand's white text", () => {
  const { light } = brandPalette({ highlightColor: '#e8368f', highlightTextColor: '#ffffff' });
  expect(light.onFill).toBe('#ffffff');
  expect(toOklch('#e8368f').l - toOklch(light.fill).l).toBeLessThan(0.1);
});

it('keeps a dark background in the light scheme', () => {
  const { light } = brandPalette({ backgroundColor: '#14121f' });
  expect(light.mode).toBe('dark');
  expect(light.page).toBe('#14121f');
});

it('moves a background of medium lightness until any text passes', () => {
  const { light } = brandPalette({ backgroundColor: '#999999' });
  expect(toOklch(light.page).l).toBeGreaterThan(0.9);
});

it('changes a colour no more than needed', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      const fitted = fitContrast(hex, ['#ffffff'], 4.5);
      const untouched = contrast(hex, '#ffffff') >= 4.5 && fitted === hex;
      expect(untouched || contrast(fitted, '#ffffff') < 4.75).toBe(true);
    }),
  );
});
