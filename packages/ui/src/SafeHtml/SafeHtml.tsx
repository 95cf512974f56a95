import type { HtmlKind } from './sanitize.ts';
import { useCleaned } from './useCleaned.ts';
import { wordsOf } from './wordsOf.ts';

export interface SafeHtmlProps {
  /** Markup from a server. */
  html: string;
  kind: Exclude<HtmlKind, 'markdown'>;
}

const cleaners = {
  inline: async (html: string) => (await import('./sanitize.ts')).sanitize(html, 'inline'),
  document: async (html: string) => (await import('./sanitize.ts')).sanitize(html, 'document'),
  error: async (html: string) => (await import('./sanitize.ts')).sanitize(html, 'error'),
};

/**
 * Text with markup from a server, reduced to the allowed tags; a document becomes a block. The sanitizer is fetched only when
 * there is markup at all; until then, and if it cannot be fetched, the words stand without markup.
 */
export function SafeHtml({ html, kind }: SafeHtmlProps) {
  const marked = /[<&]/.test(html);
  const content = useCleaned(html, marked ? cleaners[kind] : null);
  if (!marked) return html;
  if (content === undefined) return wordsOf(html);
  // A copy, since inserting a fragment empties it and React may mount the element again.
  const Element = kind === 'document' ? 'div' : 'span';
  return <Element ref={(element) => element?.replaceChildren(content.cloneNode(true))} />;
}
