import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { type LazyPart, lazyPart } from '../lib/lazyPart.ts';

/** The pages that have a file of their own. */
const lazyPages = new Map<unknown, LazyPart<object>>();

/** A page in a file of its own, loaded when it is needed. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Page = lazyPart<Name, object>(load, name);
  lazyPages.set(Page, Page);
  return <Page />;
}

const lazyOf = (elements: readonly ReactNode[]) =>
  elements.flatMap((element) => {
    const Page = isValidElement(element) ? lazyPages.get(element.type) : undefined;
    return Page ? [Page] : [];
  });

/** Loads the files that these pages still lack. @returns undefined where all are here */
export function loadPages(elements: readonly ReactNode[]): Promise<unknown> | undefined {
  const waits = lazyOf(elements).flatMap((Page) => Page.load() ?? []);
  return waits.length > 0 ? Promise.all(waits) : undefined;
}

/** Asks for the files of these pages ahead. */
export function preparePages(elements: readonly ReactNode[]): void {
  for (const Page of lazyOf(elements)) Page.prepare();
}
