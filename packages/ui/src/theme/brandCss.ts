import type { BrandStyle } from './brandStyle.ts';
import { createBrandTheme } from './theme.ts';

interface Rules {
  [name: string]: string | number | Rules;
}

/** Only colours differ from brand to brand; all else comes with the scripts. */
const paints = (name: string): boolean => name === 'colorScheme' || name.includes('-palette-');

/** A `<` in a value could end the style element it is written into; no colour has one. */
function block(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${block(value)}}`;
      if (!paints(name)) return '';
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;
    })
    .join('')
    .replaceAll('<', '');
}

/**
 * The CSS text that paints the brand before any script has run: the colour variables of the theme
 * for both schemes, and the page's own colours. A server writes it into the HTML, a client may keep
 * it for its next start. Pure, needs no DOM.
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
