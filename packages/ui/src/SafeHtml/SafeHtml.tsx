import { useEffect, useState } from 'react';
import type { HtmlKind } from './sanitize.ts';

export interface SafeHtmlProps {
  /** Markup from a server. */
  html: string;
  kind: HtmlKind;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words alone, for the moment before the sanitizer is here; React writes them as text. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Text with markup from a server, reduced to the allowed tags. The sanitizer is fetched only when
 * there is markup at all; until then, and if it cannot be fetched, the words stand without markup.
 */
export function SafeHtml({ html, kind }: SafeHtmlProps) {
  const [clean, setClean] = useState<{ of: string; content: DocumentFragment }>();
  const marked = /[<&]/.test(html);

  useEffect(() => {
    if (!marked) return undefined;
    let wanted = true;
    import('./sanitize.ts').then(
      ({ sanitize }) => wanted && setClean({ of: html, content: sanitize(html, kind) }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [html, kind, marked]);

  if (!marked) return html;
  if (clean?.of !== html) return wordsOf(html);
  // A copy, since inserting a fragment empties it and React may mount the element again.
  return <span ref={(element) => element?.replaceChildren(clean.content.cloneNode(true))} />;
}
