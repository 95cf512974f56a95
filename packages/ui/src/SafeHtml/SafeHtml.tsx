import type { HtmlKind } from './sanitize.ts';
import { useSanitized } from './useSanitized.ts';
import { stripMarkup } from './stripMarkup.ts';

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
 * Renders markup from a server, reduced to the allowed tags; a document becomes a block. The sanitizer loads only if
 * the text contains markup; until then, or if loading fails, the text appears without it.
 */
export function SafeHtml({ html, kind }: SafeHtmlProps) {
  const marked = /[<&]/.test(html);
  const content = useSanitized(html, marked ? cleaners[kind] : null);
  if (!marked) return html;
  if (content === undefined) return stripMarkup(html);
  // Clone the fragment: inserting it empties it, and React may mount the element again.
  const Element = kind === 'document' ? 'div' : 'span';
  return <Element ref={(element) => element?.replaceChildren(content.cloneNode(true))} />;
}
