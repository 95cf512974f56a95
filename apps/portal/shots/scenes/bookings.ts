import { bookCourse, cancelBooking } from '../../e2e/fixtures.ts';
import { untilLoaded } from '../untilLoaded.ts';
import { coursesOf, isSteady, the } from '../coursesOf.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

const current = '**/v1/aggregated/calendaritems/current*';
const history = '**/v1/aggregated/calendaritems/history*';

/** What the reader has booked. */
export const myBookings: Scene = {
  group: 'bookings',
  async play(stage) {
    const to = `${stage.path}/me/bookings`;
    const reader = stage.brand === 'northside' ? 'booked@northside.example' : stage.member;
    const page = await stage.open(reader);
    // One to come, one that was given back.
    const [first, second] = [days.forBookings, days.forWaiting];
    await bookCourse(
      page.request,
      the(await coursesOf(page.request, stage, first), 'bookable', isSteady),
      stage.brand,
    );
    const givenBack = the(await coursesOf(page.request, stage, second), 'bookable', isSteady);
    await cancelBooking(
      page.request,
      await bookCourse(page.request, givenBack, stage.brand),
      stage.brand,
    );
    await takeFaces(stage, {
      route: 'myBookings',
      to,
      reader,
      waitsFor: [current, history],
      nothing: { [current]: [], [history]: [] },
    });
    await page.goto(to);
    await untilLoaded(page);
    await page
      .getByRole('button', { name: /^Cancel booking/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myBookings', 'cancel?');
  },
};
