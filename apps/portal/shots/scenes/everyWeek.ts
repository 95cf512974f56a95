import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const list = '**/v1/me/standingbookings';

/** Weekly bookings of a member. */
export const everyWeekScene: Scene = {
  group: 'account',
  play: (stage) =>
    captureStates(stage, {
      route: 'everyWeek',
      to: `${stage.path}/me/bookings/every-week`,
      user: stage.member,
      waitsFor: [list],
      empty: { [list]: { standingBookings: [] } },
    }),
};
