import type { BrandStyle } from './brandStyle.ts';
import { createBrandTheme } from './theme.ts';

interface Rules {
  [name: string]: string | number | Rules;
}

/** Only these depend on the brand; everything else loads with the scripts. */
const isBrandVariable = (name: string): boolean =>
  name === 'colorScheme' || name.includes('-palette-') || name.includes('-brand-');

/** A `<` in a value could close the surrounding style element. No colour, length or font contains one. */
function block(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${block(value)}}`;
      if (!isBrandVariable(name)) return '';
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;
    })
    .join('')
    .replaceAll('<', '');
}

/**
 * Returns the CSS that applies the brand before any script runs: the theme's colour variables for both schemes,
 * corners and the font of headings, and the page's colours. A server writes it into the HTML; a client may keep it for its next start. Pure, needs no DOM.
 *
 * @param style the `style` of the white-label configuration
 * @returns style sheet text without a surrounding `<style>`
 */
export function brandCss(style: BrandStyle = {}): string {
  const sheets: Rules[] = createBrandTheme(style).generateStyleSheets();
  return (
    sheets.map(block).join('') +
    'html{background:var(--sp-palette-background-default);color:var(--sp-palette-text-primary)}'
  );
}
