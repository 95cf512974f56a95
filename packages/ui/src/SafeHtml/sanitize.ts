import DOMPurify from 'dompurify';
import { linkTarget } from '../SiteLink/linkTarget.ts';

/** Where the text comes from: markdown of the tenant, or the message of an API error. */
export type HtmlKind = 'markdown' | 'error';

/** Section 5 of the screens specification allows these in markdown; an error text may say more. */
const inline = ['br', 'span', 'sup', 'sub', 'em'];
const allowed = {
  markdown: inline,
  error: [...inline, 'a', 'b', 'strong', 'i', 'p', 'ul', 'ol', 'li'],
} satisfies Record<HtmlKind, readonly string[]>;

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href === null) return;
  // The router does not see these links, so only addresses of the world are any use in them.
  if (linkTarget(href) === 'external') element.setAttribute('rel', 'noopener noreferrer');
  else element.removeAttribute('href');
});

/** Markup reduced to the allowed tags; of their attributes only the address of a link remains. */
export function sanitize(html: string, kind: HtmlKind): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowed[kind]],
    ALLOWED_ATTR: kind === 'error' ? ['href'] : [],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
