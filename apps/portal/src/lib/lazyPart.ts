import { type ComponentType, lazy } from 'react';
import { loadPart } from './loadPart.ts';
import { loadFromNewVersion } from './page/loadFromNewVersion.ts';

/** A component in a file of its own, which is loaded when it is first shown; from a new version of the portal when this one’s is gone. @param name what the file exports it as */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: (await loadPart(load).catch(loadFromNewVersion))[name],
  }));
