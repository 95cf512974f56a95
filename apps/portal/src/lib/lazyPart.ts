import { type ComponentType, createElement, use } from 'react';
import { loadAsked, loadPart } from './loadPart.ts';

/** A component in a file of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads its file, once; undefined where it is here. */
  load: () => Promise<void> | undefined;
  /** Asks for its file before it is known whether it will be shown; where that does not come, `load` asks anew. */
  prepare: () => void;
};

/**
 * A component in a file of its own, which is loaded when it is first shown, or before by `load`: one whose file is here is shown at
 * once, without the fallback of the `Suspense` around it (React's `lazy` and Preact's would take the page away for a moment).
 * A file that a new version of the portal has taken away comes from that.
 * @param name what the file exports it as
 */
export function lazyPart<Name extends string, Props extends object>(
  from: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    if (Part) return undefined;
    loading ??= loadAsked(from).then((file) => {
      Part = file[name];
    });
    return loading;
  };
  const prepare = () => {
    void loadPart(from).catch(() => undefined);
  };
  const Later = (props: Props) => {
    const wait = load();
    if (wait) use(wait);
    return Part ? createElement(Part, props) : null;
  };
  return Object.assign(Later, { load, prepare });
}
