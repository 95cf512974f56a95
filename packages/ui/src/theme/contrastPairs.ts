import { graphicContrast, textContrast, type SchemeColors } from './palette.ts';

/** A text colour, its background, and the minimum contrast. */
export interface ContrastPair {
  name: string;
  ink: string;
  ground: string;
  least: number;
}

/** Returns all colour combinations of the interface, which the palette must satisfy. */
export function contrastPairs(colors: SchemeColors): ContrastPair[] {
  const { page, card, muted, soft, error, success, warning, info, topbar, header, footer, poster } =
    colors;
  const pairs: ContrastPair[] = [];
  const text = (name: string, ink: string, ground: string) =>
    pairs.push({ name, ink, ground, least: textContrast });
  const graphic = (name: string, ink: string, ground: string) =>
    pairs.push({ name, ink, ground, least: graphicContrast });

  for (const [name, ground] of Object.entries({ page, card, muted, soft })) {
    text(`text on ${name}`, colors.text, ground);
    text(`secondary text on ${name}`, colors.textSecondary, ground);
    text(`accent on ${name}`, colors.accent, ground);
    graphic(`edge of the fill on ${name}`, colors.fillEdge, ground);
    graphic(`outline on ${name}`, colors.outline, ground);
    for (const [kind, { main }] of Object.entries({ error, success, warning, info })) {
      text(`${kind} on ${name}`, main, ground);
    }
  }
  for (const [kind, tone] of Object.entries({ error, success, warning, info })) {
    text(`${kind} on its soft area`, tone.main, tone.soft);
    text(`text on the soft area of ${kind}`, colors.text, tone.soft);
    text(`ink on solid ${kind}`, tone.onMain, tone.main);
  }
  for (const [name, { main, ink }] of Object.entries({ topbar, header, footer, poster })) {
    text(`ink on ${name}`, ink, main);
  }
  text('ink on the action of the header', colors.headerAction.ink, colors.headerAction.main);
  graphic('action on header', colors.headerAction.main, header.main);
  text('ink on accent', colors.onAccent, colors.accent);
  text('ink on fill', colors.onFill, colors.fill);
  text('ink on hovered fill', colors.onFill, colors.fillHover);
  return pairs;
}
