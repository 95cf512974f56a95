import type { ComponentType, ReactNode } from 'react';
import { prefetchTexts, withTexts } from '../lib/i18n/loadTexts.ts';
import type { TextArea } from '../lib/i18n/textAreas.ts';
import { lazyNamed } from '../lib/browser/lazyNamed.ts';

/** A page as used by the routes. */
export interface Page {
  element: ReactNode;
  /**
   * Loads the module before the first render; absent for pages in the main bundle. Never rejects.
   */
  preload?: () => Promise<void>;
}

/**
 * Creates a page with a module of its own.
 * @param name of the module's export
 * @param area whose messages load in parallel with the module; its imports declare any others
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  area: TextArea = 'start',
): Page {
  const loadFile = () => {
    prefetchTexts(area);
    return load();
  };
  const Component = lazyNamed<Name, object>(loadFile, name);
  return {
    element: <Component />,
    preload: () =>
      withTexts(loadFile).then(
        () => undefined,
        // Rendering the page imports it again and reports the error.
        () => undefined,
      ),
  };
}
