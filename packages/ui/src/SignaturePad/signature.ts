export interface Point {
  x: number;
  y: number;
}

/** A stroke: the points between pen down and pen up. */
export type Line = readonly Point[];

/** A signature with the fields of spec 1.3. */
export interface SignatureValue {
  /** Strokes in pixels of the pad; empty for a typed name. */
  lines: readonly Line[];
  /** The signature as `data:image/svg+xml;base64,…`; empty without a signature. */
  dataUrl: string;
}

/** Value after clearing. */
export const emptySignature: SignatureValue = { lines: [], dataUrl: '' };

export const padHeight = 200;
const baseline = 130;
const largestLetter = 60;

const middle = (one: Point, other: Point): string =>
  `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`;

/** Converts a stroke to an SVG path: a curve through the points, or a dot for a single point. */
export function toPath([start, ...rest]: Line): string {
  if (start === undefined) return '';
  const end = rest.at(-1);
  if (end === undefined) return `M${start.x} ${start.y}h0`;
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${point.x} ${point.y} ${middle(point, rest[index + 1] ?? end)}`);
  return [`M${start.x} ${start.y}`, ...bends, `L${end.x} ${end.y}`].join('');
}

/** Returns size and font of a typed name: small enough for the pad, in a handwriting font if available. */
export function fitTypedName(name: string, width: number) {
  return {
    x: 16,
    y: baseline,
    fontSize: Math.round(Math.min(largestLetter, (1.6 * (width - 32)) / Math.max(1, name.length))),
    fontStyle: 'italic',
    fontFamily: "'Segoe Script', 'Snell Roundhand', 'Apple Chancery', cursive",
  } as const;
}

function toDataUrl(content: string, width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${padHeight}" viewBox="0 0 ${width} ${padHeight}">${content}</svg>`;
  const bytes = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte));
  return `data:image/svg+xml;base64,${btoa(bytes.join(''))}`;
}

/** Creates a drawn signature: black on transparent in any colour scheme. */
export function createDrawnSignature(lines: readonly Line[], width: number): SignatureValue {
  const paths = lines.map((line) => `<path d="${toPath(line)}"/>`).join('');
  const pen =
    'fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
  return { lines, dataUrl: toDataUrl(`<g ${pen}>${paths}</g>`, width) };
}

/** Creates a typed signature; empty for an empty name. */
export function createTypedSignature(name: string, width: number): SignatureValue {
  if (name === '') return emptySignature;
  const { x, y, fontSize, fontStyle, fontFamily } = fitTypedName(name, width);
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const font = `font-size="${fontSize}" font-style="${fontStyle}" font-family="${fontFamily}"`;
  return { lines: [], dataUrl: toDataUrl(`<text x="${x}" y="${y}" ${font}>${text}</text>`, width) };
}

/** Returns the name of a typed signature; empty for a drawn one. */
export function getTypedName({ lines, dataUrl }: SignatureValue): string {
  if (lines.length > 0 || dataUrl === '') return '';
  const bytes = Uint8Array.from(atob(dataUrl.replace(/^.*,/, '')), (byte) => byte.charCodeAt(0));
  const text = /<text[^>]*>([^<]*)</.exec(new TextDecoder().decode(bytes))?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
