import { Marked } from 'marked';
import { inlineTags, sanitize } from '../SafeHtml/sanitize.ts';

function onlyInlineTags(html: string): string {
  const holder = document.createElement('div');
  holder.append(sanitize(html, 'inline'));
  return holder.innerHTML;
}

const markdown = new Marked({
  async: false,
  renderer: {
    // A page has its own first and second headings.
    heading({ depth, tokens }) {
      const level = Math.min(6, depth + 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    html({ block, text }) {
      if (block) return onlyInlineTags(text);
      // Opening and closing tags come one by one here.
      const name = /^<\/?([a-z]+)\b/i.exec(text)?.[1]?.toLowerCase();
      return name !== undefined && inlineTags.includes(name) ? text : '';
    },
    image: ({ text }) => text,
  },
});

/** Markdown as content for the page: of the HTML written in it, only the allowed tags remain. */
export function renderMarkdown(text: string): DocumentFragment {
  return sanitize(markdown.parse(text, { async: false }), 'markdown');
}
