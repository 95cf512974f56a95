import { expect, type Page } from '@playwright/test';
import { isFromSanitizer } from './fixtures.ts';

/** Records dialogs, new windows and scripts that the policy blocks from now on. */
export function watchForHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (opened) => harm.push(`window: ${opened.url()}`));
  page.on('console', (message) => {
    const text = message.text();
    // The policy blocked it, but it should not get that far.
    if (
      text.includes('violates') &&
      !text.startsWith('Loading the image') &&
      !isFromSanitizer(message)
    )
      harm.push(text);
  });
  return harm;
}

/**
 * Expects that nothing ran, that nothing on the page can run or lead to an unknown scheme, and that the page
 * still renders.
 */
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
        // The calendar entry is a file that the portal writes itself.
        if (element.hasAttribute('download') && value.startsWith('data:text/calendar;')) continue;
        const { protocol, host } = new URL(value, location.href);
        const known = ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol);
        // An address of another host must be written with its scheme; anything else is not an address of the
        // API.
        const disguised =
          host !== location.host && protocol.startsWith('http') && !/^https?:\/\//i.test(value);
        if (!known || disguised) bad.push(`${tag} ${name}="${value}"`);
      }
      if (tag === 'script') {
        const src = element.getAttribute('src');
        const isData = /^application\/(?:ld\+)?json$/.test(element.getAttribute('type') ?? '');
        // Only the server's own script has the nonce of the policy.
        const hasNonce = element instanceof HTMLScriptElement && element.nonce !== '';
        if (!isData && !hasNonce && !src?.startsWith('/assets/'))
          bad.push(`script ${element.outerHTML}`);
      }
    }
    return bad;
  });
  expect([...harm, ...found], page.url()).toEqual([]);
}
