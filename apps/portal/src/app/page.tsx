import type { ComponentType, ReactNode } from 'react';
import { wantTexts, withTexts } from '../lib/i18n/loadTexts.ts';
import type { TextArea } from '../lib/i18n/textAreas.ts';
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
 * @param area whose texts load beside the file; the file's imports say which others it needs
 */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  area: TextArea = 'start',
): Page {
  const loadFile = () => {
    wantTexts(area);
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
