import type { Change } from './sections.ts';

/**
 * Returns a changeset's entry for the SDK (https://github.com/changesets/changesets): front matter with packages and
 * bumps, then the text. Returns nothing for a changeset of other packages only.
 */
export function parseChangeset(text: string): Change[] {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  const [, bump] = /^['"]@studio-portal\/sdk['"]: (major|minor|patch)$/m.exec(head) ?? [];
  return bump ? [{ bump, text: body.trim() }] : [];
}
