import DOMPurify from 'dompurify';
import { linkTarget } from '../SiteLink/linkTarget.ts';

/** Kind of markup: a line of text, an API error's message, rendered Markdown, or a whole document. */
export type HtmlKind = 'inline' | 'error' | 'markdown' | 'document';

/** HTML tags allowed in Markdown (spec 1.5). */
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

const externalUrl = /^(?:https?:|mailto:|tel:)/i;
// Studios link to portal pages too. In documents, a path refers to the site the document was written for.
const externalOrPortalUrl = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i;

const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href === null) return;
  const target = linkTarget(href);
  if (target === 'external') element.setAttribute('rel', 'noopener noreferrer');
  if (target === 'unsafe') element.removeAttribute('href');
});

/**
 * Sanitizes markup to the allowed tags; only links keep an attribute, their URL. A document loses its first heading,
 * because the page already shows it as its only one.
 */
export function sanitize(html: string, kind: HtmlKind): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowed[kind]],
    ALLOWED_ATTR: kind === 'inline' ? [] : ['href'],
    ALLOWED_URI_REGEXP: kind === 'markdown' ? externalOrPortalUrl : externalUrl,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(kind === 'document' ? { ADD_FORBID_CONTENTS: ['h1'] } : {}),
    RETURN_DOM_FRAGMENT: true,
  });
}
