import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazyPart.ts';

/** A page in a file of its own, loaded when it is needed. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Page: ComponentType = lazyPart(load, name);
  return <Page />;
}
