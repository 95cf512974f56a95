import { readStored, store } from './storage.ts';

const parts = ['hideHeader', 'hideFooter'] as const;

/** A part of the frame that an application around the portal may render itself. */
export type HiddenPart = (typeof parts)[number];

/**
 * Remembers `?hideHeader=true&hideFooter=1` for the visit, since links inside the portal drop the
 * query; `=false` shows the parts again.
 */
export function rememberFrameParts(search: string): void {
  const query = new URLSearchParams(search);
  if (!parts.some((part) => query.has(part))) return;
  store(
    'frame-parts',
    parts.filter((part) => ['true', '1', ''].includes(query.get(part) ?? 'false')),
  );
}

/** Returns whether a part of the frame is hidden. */
export function isHidden(part: HiddenPart): boolean {
  const stored = readStored('frame-parts');
  return Array.isArray(stored) && stored.includes(part);
}
