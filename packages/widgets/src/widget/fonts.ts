/**
 * Fonts of a brand. Browsers ignore font faces in a shadow tree, so they are added to the page, under the names that the
 * theme uses.
 */
import type { WhitelabelStyle } from '@studio-portal/sdk/types';
import archivo from '@studio-portal/ui/fonts/archivo.woff2?url';
import fraunces from '@studio-portal/ui/fonts/fraunces.woff2?url';
import inter from '@studio-portal/ui/fonts/inter.woff2?url';

const heading: Record<string, { name: string; url: string }> = {
  ARCHIVO: { name: 'Archivo Variable', url: archivo },
  FRAUNCES: { name: 'Fraunces Variable', url: fraunces },
};

const added = new Set<string>();

function add(name: string, url: string, weight: string): void {
  if (added.has(name)) return;
  added.add(name);
  document.fonts.add(new FontFace(name, `url(${url})`, { weight, display: 'swap' }));
}

/** Adds the fonts of a brand to the page, which loads those that it shows. */
export function loadBrandFonts(style: WhitelabelStyle | undefined): void {
  add('Inter Variable', inter, '400 700');
  const own = heading[style?.headingFont ?? ''];
  if (own) add(own.name, own.url, '700');
}
