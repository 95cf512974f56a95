import type { Brand, Group } from './choice.ts';
import type { Stage } from './Stage.ts';

/** A page or several in a row, played on a stage and photographed. */
export interface Scene {
  group: Group;
  /** The brand for which alone it exists; left out, it is played for each. */
  only?: Brand;
  play: (stage: Stage) => Promise<void>;
}
