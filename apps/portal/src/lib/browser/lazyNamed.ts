import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { importOrReload } from './importWithRetry.ts';

/**
 * `React.lazy` for a component that its file exports by name.
 * @param name of the export
 */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await importOrReload(load))[name] }));
