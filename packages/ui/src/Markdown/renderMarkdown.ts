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
    // The page already has its first- and second-level headings.
    heading({ depth, tokens }) {
      const level = Math.min(6, depth + 2);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
    html({ block, text }) {
      if (block) return onlyInlineTags(text);
      // Opening and closing tags are separate tokens here.
      const name = /^<\/?([a-z]+)\b/i.exec(text)?.[1]?.toLowerCase();
      return name !== undefined && inlineTags.includes(name) ? text : '';
    },
    image: ({ text }) => text,
  },
});

/** Renders Markdown to a fragment; of embedded HTML only the allowed tags remain. */
export function renderMarkdown(text: string): DocumentFragment {
  return sanitize(markdown.parse(text, { async: false }), 'markdown');
}
