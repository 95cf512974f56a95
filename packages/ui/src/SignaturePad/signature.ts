export interface Point {
  x: number;
  y: number;
}

/** One stroke: the points from where the pen was set down to where it was lifted. */
export type Line = readonly Point[];

/** A signature, with the fields of section 3 of the screens specification. */
export interface SignatureValue {
  /** The strokes, in pixels of the pad on which they were drawn; none where the name was typed. */
  lines: readonly Line[];
  /** The signature as `data:image/svg+xml;base64,…`; empty where nothing was signed. */
  dataUrl: string;
}

/** What clearing leaves. */
export const emptySignature: SignatureValue = { lines: [], dataUrl: '' };

export const padHeight = 200;
const baseline = 130;
const largestLetter = 60;

const middle = (one: Point, other: Point): string =>
  `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`;

/** A stroke as an SVG path: a curve that bends at each point, a dot where there is only one. */
export function pathOf([start, ...rest]: Line): string {
  if (start === undefined) return '';
  const end = rest.at(-1);
  if (end === undefined) return `M${start.x} ${start.y}h0`;
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${point.x} ${point.y} ${middle(point, rest[index + 1] ?? end)}`);
  return [`M${start.x} ${start.y}`, ...bends, `L${end.x} ${end.y}`].join('');
}

/** How a typed name stands on a pad of a width: small enough to fit, in a hand if there is one. */
export function lettering(name: string, width: number) {
  return {
    x: 16,
    y: baseline,
    fontSize: Math.round(Math.min(largestLetter, (1.6 * (width - 32)) / Math.max(1, name.length))),
    fontStyle: 'italic',
    fontFamily: "'Segoe Script', 'Snell Roundhand', 'Apple Chancery', cursive",
  } as const;
}

function dataUrlOf(content: string, width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${padHeight}" viewBox="0 0 ${width} ${padHeight}">${content}</svg>`;
  const bytes = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte));
  return `data:image/svg+xml;base64,${btoa(bytes.join(''))}`;
}

/** A drawn signature; black on nothing, whatever the colours of the page. */
export function drawn(lines: readonly Line[], width: number): SignatureValue {
  const paths = lines.map((line) => `<path d="${pathOf(line)}"/>`).join('');
  const pen =
    'fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
  return { lines, dataUrl: dataUrlOf(`<g ${pen}>${paths}</g>`, width) };
}

/** A typed signature; empty where the name is. */
export function written(name: string, width: number): SignatureValue {
  if (name === '') return emptySignature;
  const { x, y, fontSize, fontStyle, fontFamily } = lettering(name, width);
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const font = `font-size="${fontSize}" font-style="${fontStyle}" font-family="${fontFamily}"`;
  return { lines: [], dataUrl: dataUrlOf(`<text x="${x}" y="${y}" ${font}>${text}</text>`, width) };
}

/** The name in a typed signature; empty for a drawn one. */
export function nameIn({ lines, dataUrl }: SignatureValue): string {
  if (lines.length > 0 || dataUrl === '') return '';
  const bytes = Uint8Array.from(atob(dataUrl.replace(/^.*,/, '')), (byte) => byte.charCodeAt(0));
  const text = /<text[^>]*>([^<]*)</.exec(new TextDecoder().decode(bytes))?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
