import type { Change } from './sections.ts';

/**
 * What a changeset says of the SDK (https://github.com/changesets/changesets): a head that names packages and bumps, then the text.
 * One that is about other packages alone says nothing here.
 */
export function changesetsOf(text: string): Change[] {
  const [, head = '', body = ''] = /^---\n(.*?)---\n(.*)$/s.exec(text) ?? [];
  const [, bump] = /^['"]@studio-portal\/sdk['"]: (major|minor|patch)$/m.exec(head) ?? [];
  return bump ? [{ bump, text: body.trim() }] : [];
}
