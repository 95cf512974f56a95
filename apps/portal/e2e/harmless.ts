import { expect, type Page } from '@playwright/test';
import { isParsedApart } from './fixtures.ts';

/** Notes what must not happen from now on: dialogs, new windows, scripts that the policy had to stop. */
export function watchForHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (opened) => harm.push(`window: ${opened.url()}`));
  page.on('console', (message) => {
    const text = message.text();
    // The policy stopped it; but it should not have come that far.
    if (
      text.includes('violates') &&
      !text.startsWith('Loading the image') &&
      !isParsedApart(message)
    )
      harm.push(text);
  });
  return harm;
}

/** Nothing ran, nothing on the page could run or lead somewhere that is none of our schemes, and the page is still itself. */
export async function expectHarmless(page: Page, harm: readonly string[]): Promise<void> {
  await expect(page.locator('h1').first(), page.url()).toBeAttached();
  await expect(page.getByText('An error has occurred')).toBeHidden();
  const found = await page.evaluate(() => {
    const bad: string[] = [];
    if ('ran' in window) bad.push('a script ran');
    for (const element of document.querySelectorAll('*')) {
      const tag = element.tagName.toLowerCase();
      if (['iframe', 'object', 'embed', 'base', 'math', 'foreignobject'].includes(tag))
        bad.push(`<${tag}>`);
      if (tag === 'meta' && element.hasAttribute('http-equiv')) bad.push('<meta http-equiv>');
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) bad.push(`${tag} ${name}="${value}"`);
        if (!['href', 'xlink:href', 'action', 'formaction'].includes(name)) continue;
        // The entry for one's calendar is a file that the portal writes itself.
        if (element.hasAttribute('download') && value.startsWith('data:text/calendar;')) continue;
        const { protocol, host } = new URL(value, location.href);
        const known = ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
        // An address of another host is written out with its scheme, or it is no address of the API.
        const disguised =
          host !== location.host && protocol.startsWith('http') && !/^https?:\/\//i.test(value);
        if (!known || disguised) bad.push(`${tag} ${name}="${value}"`);
      }
      if (tag === 'script') {
        const src = element.getAttribute('src');
        const isData = /^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
        if (!isData && !src?.startsWith('/assets/')) bad.push(`script ${element.outerHTML}`);
      }
    }
    return bad;
  });
  expect([...harm, ...found], page.url()).toEqual([]);
}
