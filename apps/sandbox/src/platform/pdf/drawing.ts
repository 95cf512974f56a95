/** Strokes of a drawn signature. */
export type Drawing = {
  /** In the units of the strokes. */
  width: number;
  height: number;
  /** SVG paths. */
  strokes: string[];
};

const number = String.raw`-?\d+(?:\.\d+)?`;
const points = (count: number): string => Array.from({ length: count }, () => number).join(' ');

/** A pen stroke: lines, curves or a dot. Nothing else is allowed into a PDF. */
const stroke = new RegExp(`^M${points(2)}(?:h0|L${points(2)}|Q${points(4)})*$`);

/**
 * Parses the strokes of a drawn signature.
 * @param dataUrl an SVG in base64
 * @returns null if it contains anything but pen strokes or has no size
 */
export function parseDrawing(dataUrl: string): Drawing | null {
  const svg = Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64').toString();
  const [, width, height] =
    /\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg)?.map(Number) ?? [];
  const strokes = [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) => path);
  const isStrokes = strokes.length > 0 && strokes.every((path) => stroke.test(path));
  return width && height && isStrokes ? { width, height, strokes } : null;
}
