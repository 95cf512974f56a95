import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { importOrReload } from './importWithRetry.ts';

/**
 * Wraps `React.lazy` for a component with a named export.
 * @param name of the export
 */
export const lazyNamed = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: (await importOrReload(load))[name] }));
