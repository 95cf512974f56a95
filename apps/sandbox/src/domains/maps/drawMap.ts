import { createRandom } from '../../platform/createRandom.ts';

type View = {
  longitude: number;
  latitude: number;
  zoom: number;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Picture pixels per CSS pixel. */
  scale: 1 | 2;
};

/** Neutral colours for light and dark mode that fit any brand. */
const style = `<style>
.g{fill:#eceae4}.p{fill:#dbe3d2}.w{stroke:#c9d8de}.s{stroke:#f8f7f4}.m{stroke:#fff}
@media(prefers-color-scheme:dark){.g{fill:#23262a}.p{fill:#263029}.w{stroke:#1b3038}.s{stroke:#2d3136}.m{stroke:#383d43}}
path{fill:none;stroke-linecap:round;stroke-linejoin:round}
</style>`;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Draws streets in a tilted grid, two of them wide, a river and parks, without text.
 * @returns an SVG of `width × scale` by `height × scale` pixels
 */
export function drawMap({ longitude, latitude, zoom, width, height, scale }: View): string {
  const random = createRandom(`${longitude.toFixed(4)} ${latitude.toFixed(4)} ${zoom}`);
  const tilt = round(random() * 50 - 25);
  // Blocks grow with the zoom, within plausible limits.
  const block = Math.min(160, Math.max(28, 44 * 2 ** ((zoom - 12) / 2)));
  const reach = Math.hypot(width, height) / 2 + block;
  const parks = drawParks(random, reach, block);
  const streets = drawStreets(random, reach, block);
  const middle = `translate(${width / 2} ${height / 2}) rotate(${tilt})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${style}<rect class="g" width="${width}" height="${height}"/><g transform="${middle}">${parks}${drawRiver(random, reach)}${streets}</g></svg>`;
}

function drawParks(random: () => number, reach: number, block: number): string {
  return Array.from({ length: 7 }, () => {
    const [x, y] = [(random() * 2 - 1) * reach, (random() * 2 - 1) * reach * 0.6];
    const [w, h] = [block * (1 + random() * 2.5), block * (1 + random() * 1.5)];
    return `<rect class="p" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(block / 5)}"/>`;
  }).join('');
}

function drawRiver(random: () => number, reach: number): string {
  const bend = () => (random() * 2 - 1) * reach * 0.35;
  const start = bend();
  const points = `M${round(-reach)} ${round(start)}C${round(-reach / 2)} ${round(bend())} ${round(-reach / 4)} ${round(bend())} 0 ${round(bend())}S${round(reach / 2)} ${round(bend())} ${round(reach)} ${round(bend())}`;
  return `<path class="w" d="${points}" stroke-width="${round(14 + random() * 12)}"/>`;
}

function drawStreets(random: () => number, reach: number, block: number): string {
  const count = Math.floor(reach / block);
  const positions = Array.from(
    { length: count * 2 + 1 },
    (_, at) => (at - count) * block + (random() - 0.5) * block * 0.5,
  );
  // Vary street ends and omit some streets, so that it does not look like a chessboard.
  const street = (at: number, along: 'x' | 'y') => {
    const [from, until] = [-reach * (0.3 + random() * 0.7), reach * (0.3 + random() * 0.7)];
    if (random() < 0.2) return '';
    return along === 'x'
      ? `M${round(from)} ${round(at)}L${round(until)} ${round(at + (random() - 0.5) * block * 0.4)}`
      : `M${round(at)} ${round(from)}L${round(at + (random() - 0.5) * block * 0.4)} ${round(until)}`;
  };
  const small = positions.map((at) => street(at, 'x') + street(at, 'y')).join('');
  const [wideX, wideY] = [(random() - 0.5) * reach * 0.6, (random() - 0.5) * reach];
  const wide = `M${round(-reach)} ${round(wideX)}L${round(reach)} ${round(wideX + block * 0.6)}M${round(wideY)} ${round(-reach)}L${round(wideY - block * 0.4)} ${round(reach)}`;
  return `<path class="s" d="${small}" stroke-width="3"/><path class="m" d="${wide}" stroke-width="8"/>`;
}
