/** Names of chain and studio on the first paint. */
export interface StartPaint {
  chain: string;
  studio: string;
}

let known: StartPaint | null | undefined;

/**
 * What the server painted before the scripts came (src/server/startHtml.ts), so that it stays on screen until the page takes
 * over; null when it painted nothing. Read once, by the first page that loads: React clears it away.
 */
export function readStartPaint(): StartPaint | null {
  if (known !== undefined) return known;
  const band = document.querySelector('.start-band');
  known = band && {
    chain: band.querySelector('p')?.textContent ?? '',
    studio: band.querySelector('h1')?.textContent ?? '',
  };
  return known;
}
