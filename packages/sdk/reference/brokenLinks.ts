import { type Description, listOperations } from './apiDescription.ts';
import { getOperationLink } from './sections.ts';

/** Collects all descriptions in a document except those inside examples. */
function collectDescriptions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'example' || key === 'examples') return [];
    return key === 'description' && typeof one === 'string' ? [one] : collectDescriptions(one);
  });
}

/**
 * Returns the broken links in a reference's Markdown. Only links to existing tags and calls are valid; external
 * links are broken because the reference is read offline.
 */
export function findBrokenLinks(reference: Description): string[] {
  const valid = new Set([
    ...reference.tags.map(({ name }) => `#/${name}`),
    ...listOperations(reference).map(getOperationLink),
  ]);
  const links = collectDescriptions(reference).flatMap((text) =>
    [...text.matchAll(/\]\((\S+?)\)|<(https?:[^>\s]+)>|\bhref="([^"]*)"/g)].map(
      ([, inline, bare, html]) => inline ?? bare ?? html ?? '',
    ),
  );
  return [...new Set(links)].filter((link) => !valid.has(link));
}
