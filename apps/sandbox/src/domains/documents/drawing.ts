/** The strokes of a signature, as a file shows them. */
export type Drawing = {
  /** In the units of the strokes. */
  width: number;
  height: number;
  /** SVG paths. */
  strokes: string[];
};

const number = String.raw`-?\d+(?:\.\d+)?`;
const points = (count: number): string => Array.from({ length: count }, () => number).join(' ');

/** A stroke from where the pen was set down: lines, curves, or a dot. Nothing else is drawn by a pen, and nothing else is let into a file. */
const stroke = new RegExp(`^M${points(2)}(?:h0|L${points(2)}|Q${points(4)})*$`);

/**
 * The strokes of a drawn signature.
 * @param dataUrl an SVG in base64
 * @returns null where it is not made of strokes of a pen alone, or does not say how large it is
 */
export function drawingOf(dataUrl: string): Drawing | null {
  const svg = Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64').toString();
  const [, width, height] =
    /\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(svg)?.map(Number) ?? [];
  const strokes = [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path = '']) => path);
  const isStrokes = strokes.length > 0 && strokes.every((path) => stroke.test(path));
  return width && height && isStrokes ? { width, height, strokes } : null;
}
