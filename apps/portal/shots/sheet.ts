import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Width } from './choice.ts';
import type { Shot } from './Stage.ts';

/** Width of a picture on a sheet, and the visible height of a long page, in pixels. */
const sizes = {
  '390': { width: 260, height: 1000 },
  '820': { width: 400, height: 900 },
  '1440': { width: 620, height: 800 },
} as const satisfies Record<Width, { width: number; height: number }>;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string => `<!doctype html>
<meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #dcdcdc; color: #111 }
  main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
  figure { margin: 0 } figcaption { padding-bottom: 6px }
  img { display: block; width: 100%; object-fit: cover; object-position: top; background: #fff }
</style>
<h1>${escapeHtml(title)}</h1>
${body}`;

/**
 * Writes one sheet for each group, brand, scheme and width, and an index page.
 * @returns the address of the index
 */
export async function writeSheets(
  browser: Browser,
  shots: readonly Shot[],
  folder: string,
): Promise<string> {
  const sheets = Object.entries(
    Object.groupBy(shots, ({ group, brand, scheme, width }) =>
      [group, brand, scheme, width].join('-'),
    ),
  );
  const camera = await browser.newPage({ viewport: { width: 1320, height: 900 } });
  for (const [name, some = []] of sheets) {
    const html = join(folder, `${name}.html`);
    writeFileSync(html, page(name, `<main>${some.map(figure).join('\n')}</main>`));
    await camera.goto(pathToFileURL(html).href);
    await camera.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await camera.close();
  const index = join(folder, 'index.html');
  const lines = sheets.map(
    ([name, some = []]) => `<li><a href="${name}.html">${name}</a> (${some.length})`,
  );
  writeFileSync(index, page('Pages of the portal', `<ul>${lines.join('\n')}</ul>`));
  return pathToFileURL(index).href;

  function figure({ route, state, file, width }: Shot): string {
    const { width: wide, height } = sizes[width];
    const source = relative(folder, file);
    return `<figure style="width:${wide}px"><figcaption><b>${escapeHtml(route)}</b> ${escapeHtml(state)}</figcaption><a href="${source}"><img src="${source}" alt="" style="max-height:${height}px"></a></figure>`;
  }
}
