import { bookCourse, cancelBooking } from '../../e2e/fixtures.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { loadCourses, isHalfEmptyCourse, findCourse } from '../loadCourses.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const current = '**/v1/aggregated/calendaritems/current*';
const history = '**/v1/aggregated/calendaritems/history*';
const visits = '**/nox/v1/checkinreservations';

/** Bookings of the user. */
export const myBookings: Scene = {
  group: 'bookings',
  async play(stage) {
    const to = `${stage.path}/me/bookings`;
    const user = stage.brand === 'northside' ? 'booked@northside.example' : stage.member;
    const page = await stage.open(user);
    // Creates an upcoming and a canceled booking.
    const [first, second] = [days.forBookings, days.forWaiting];
    await bookCourse(
      page.request,
      findCourse(await loadCourses(page.request, stage, first), 'bookable', isHalfEmptyCourse),
      stage.brand,
    );
    const canceled = findCourse(
      await loadCourses(page.request, stage, second),
      'bookable',
      isHalfEmptyCourse,
    );
    await cancelBooking(
      page.request,
      await bookCourse(page.request, canceled, stage.brand),
      stage.brand,
    );
    await captureStates(stage, {
      route: 'myBookings',
      to,
      user,
      waitsFor: [current, history],
      empty: { [current]: [], [history]: [], [visits]: [] },
    });
    await page.goto(to);
    await waitUntilLoaded(page);
    await page
      .getByRole('button', { name: /^Cancel booking/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myBookings', 'cancel');
  },
};
