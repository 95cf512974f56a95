import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss.ts';
import { brandPalette } from './palette.ts';
import { createBrandTheme } from './theme.ts';

const style = { highlightColor: '#c2410c', backgroundColor: '#fffaf5' };

describe('createBrandTheme', () => {
  const theme = createBrandTheme(style);

  it('has the breakpoints of spec 1.9', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 768, md: 992, lg: 1280 });
  });

  it('scales fonts from phone to tablet', () => {
    expect(theme.typography.h1).toMatchObject({
      fontSize: 'calc(1.5 * var(--sp-rem, 1rem))',
      '@media (min-width:768px)': { fontSize: 'calc(2.5 * var(--sp-rem, 1rem))' },
      textWrap: 'balance',
    });
    expect(theme.typography.body1).toMatchObject({
      fontSize: 'calc(0.875 * var(--sp-rem, 1rem))',
    });
  });

  it('applies to a part of a page, in one scheme only', () => {
    const { page } = brandPalette(style).dark;
    const part = createBrandTheme(style, { root: '.part', scheme: 'dark' });
    const css = JSON.stringify(part.generateStyleSheets());
    expect(css).toContain('.part');
    expect(css).not.toContain(':root');
    const pages = css.match(/"--sp-palette-background-default":"[^"]+"/g);
    expect(new Set(pages)).toEqual(new Set([`"--sp-palette-background-default":"${page}"`]));
  });

  it('has short transitions, and none with reduced motion', () => {
    const { short, standard, complex } = theme.transitions.duration;
    expect([short, standard, complex]).toEqual([150, 200, 200]);
    expect(theme.motion.reducedMotion).toBe('system');
  });
});

describe('brandCss', () => {
  const css = brandCss(style);
  const { light, dark } = brandPalette(style);

  it('applies both schemes before any script', () => {
    expect(css).toContain(`--sp-palette-background-default:${light.page};`);
    expect(css).toMatch(
      new RegExp(
        `@media \\(prefers-color-scheme: dark\\)\\{:root\\{color-scheme:dark;.*--sp-palette-background-default:${dark.page};`,
      ),
    );
    expect(css).toContain('html{background:var(--sp-palette-background-default)');
  });

  it('contains nothing but what depends on the brand', () => {
    expect(css).not.toMatch(/--sp-(?:shadows|font|zIndex|spacing)/);
  });

  it('applies corners and the font of headings before any script', () => {
    const styled = brandCss({ headingFont: 'FRAUNCES', cornerStyle: 'ROUND' });
    expect(styled).toContain('--sp-brand-radius-card:28px;');
    expect(styled).toContain("--sp-brand-headingFont:'Fraunces Variable', 'Fraunces Fallback'");
  });

  it.each([{}, { headingFont: 'constructor', cornerStyle: 'OVAL' }])(
    'has soft corners and Inter for %o',
    (unknown) => {
      expect(brandCss(unknown)).toContain('--sp-brand-radius-card:16px;');
      expect(brandCss(unknown)).toContain("--sp-brand-headingFont:'Inter Variable'");
    },
  );

  it('cannot be escaped by a malicious style', () => {
    const hostile = brandCss({ highlightColor: '#fff}</style><script>alert(1)</script>' });
    expect(hostile).toBe(brandCss({}));
  });
});
