/// <reference types="vite/client" />
import { isValidElement, type ComponentType, type ReactElement } from 'react';

export interface Story {
  /** Folder of the component. */
  piece: string;
  /** Name of the exported state. */
  name: string;
  Story: ComponentType;
}

const modules = import.meta.glob<Record<string, ReactElement | ComponentType>>('../*/*.story.tsx', {
  eager: true,
});

/** All states of all components, in the order of the folders. */
export const allStories: readonly Story[] = Object.entries(modules).flatMap(([path, states]) =>
  Object.entries(states).map(([name, story]) => ({
    piece: path.split('/')[1] ?? path,
    name,
    Story: isValidElement(story) ? () => story : story,
  })),
);
