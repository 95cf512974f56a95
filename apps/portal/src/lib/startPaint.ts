/** What the server painted before the scripts came (src/server/startHtml.ts): kept on screen until the page takes over. */
const band = document.querySelector('.start-band');

/** Names of chain and studio on the first paint; undefined when the server painted none. */
export const startPaint = band
  ? {
      chain: band.querySelector('p')?.textContent ?? '',
      studio: band.querySelector('h1')?.textContent ?? '',
    }
  : undefined;
