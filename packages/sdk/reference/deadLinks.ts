import { type Description, operationsOf } from './described.ts';
import { addressOf } from './sections.ts';

/** Every description in a document, however deep; an example is shown as it is. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'example' || key === 'examples') return [];
    return key === 'description' && typeof one === 'string' ? [one] : descriptionsIn(one);
  });
}

/**
 * The links of a reference's Markdown that lead nowhere: inside it only to tags and calls that are there, outside of it nowhere,
 * since it is read without a network.
 */
export function deadLinks(reference: Description): string[] {
  const alive = new Set([
    ...reference.tags.map(({ name }) => `#/${name}`),
    ...operationsOf(reference).map(addressOf),
  ]);
  const links = descriptionsIn(reference).flatMap((text) =>
    [...text.matchAll(/\]\((\S+?)\)|<(https?:[^>\s]+)>|\bhref="([^"]*)"/g)].map(
      ([, inline, bare, html]) => inline ?? bare ?? html ?? '',
    ),
  );
  return [...new Set(links)].filter((link) => !alive.has(link));
}
