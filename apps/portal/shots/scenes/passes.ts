import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const list = '**/v1/me/passes';

/** Passes of a member. */
export const passes: Scene = {
  group: 'account',
  play: (stage) =>
    captureStates(stage, {
      route: 'myPasses',
      to: `${stage.path}/me/passes`,
      user: stage.member,
      waitsFor: [list],
      empty: { [list]: [] },
    }),
};
