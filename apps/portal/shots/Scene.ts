import type { Brand, Group } from './choice.ts';
import type { Stage } from './Stage.ts';

/** One page or several in a row, played on a stage and captured in screenshots. */
export interface Scene {
  group: Group;
  /** The only brand that has it; if not set, the scene is played for each brand. */
  only?: Brand;
  play: (stage: Stage) => Promise<void>;
}
