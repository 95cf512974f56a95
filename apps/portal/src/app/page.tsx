import type { ComponentType, ReactNode } from 'react';
import { lazyNamed } from '../lib/browser/lazyNamed.ts';

/** A page as the routes show it. */
export interface Page {
  element: ReactNode;
  /** Loads its file ahead of the first render; absent where the page comes with the portal itself. Never rejects. */
  preload?: () => Promise<void>;
}

/**
 * A page in a file of its own.
 * @param name of the file's export
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  const Component = lazyNamed<Name, object>(load, name);
  return {
    element: <Component />,
    preload: () =>
      load().then(
        () => undefined,
        // Rendering the page imports it again and reports the error.
        () => undefined,
      ),
  };
}
