import DOMPurify from 'dompurify';
import { linkTarget } from '../SiteLink/linkTarget.ts';

/** What the markup is: a line of text, the message of an API error, what markdown became, or a whole document. */
export type HtmlKind = 'inline' | 'error' | 'markdown' | 'document';

/** The tags that may be written into markdown (screens specification, section 5). */
export const inlineTags = ['br', 'span', 'sup', 'sub', 'em'];

const blocks = ['a', 'strong', 'p', 'ul', 'ol', 'li'];
const markdown = ['h3', 'h4', 'h5', 'h6', 'blockquote', 'code', 'pre', 'hr'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const allowed = {
  inline: inlineTags,
  error: [...inlineTags, ...blocks, 'b', 'i'],
  markdown: [...inlineTags, ...blocks, ...markdown],
  document: [...inlineTags, ...blocks, ...markdown, ...tables, 'b', 'i', 'h2'],
} satisfies Record<HtmlKind, readonly string[]>;

const world = /^(?:https?:|mailto:|tel:)/i;
// What a studio writes to members leads to pages of the portal too. A path of a document means the site that it was written for.
const worldOrPage = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i;

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href === null) return;
  const target = linkTarget(href);
  if (target === 'external') element.setAttribute('rel', 'noopener noreferrer');
  if (target === 'unsafe') element.removeAttribute('href');
});

/**
 * Markup reduced to the allowed tags; of their attributes only the address of a link remains. The first heading of a document
 * goes with its words: the page around it says it already, and a page has one.
 */
export function sanitize(html: string, kind: HtmlKind): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowed[kind]],
    ALLOWED_ATTR: kind === 'inline' ? [] : ['href'],
    ALLOWED_URI_REGEXP: kind === 'markdown' ? worldOrPage : world,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(kind === 'document' ? { ADD_FORBID_CONTENTS: ['h1'] } : {}),
    RETURN_DOM_FRAGMENT: true,
  });
}
