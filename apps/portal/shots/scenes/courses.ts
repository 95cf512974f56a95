import { waitUntilLoaded } from '../waitUntilLoaded.ts';
import { bookCourse } from '../../e2e/fixtures.ts';
import { loadCourses, isHalfEmptyCourse, findCourse } from '../loadCourses.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const list = '**/nox/public/v2/bookableitems/courses/with-canceled?*';
const one = '**/nox/public/v1/bookableitems/course/*';

/** The timetable. */
export const courseList: Scene = {
  group: 'courses',
  async play(stage) {
    const to = `${stage.path}/course`;
    await captureStates(stage, { route: 'courses', to, waitsFor: [list], empty: { [list]: [] } });
    const page = await stage.open(stage.member);
    await page.goto(`${to}?day=${days.tomorrow}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'courses', 'tomorrow, as a member');
    await page.locator('fieldset button').first().click();
    await stage.shoot(page, 'courses', 'filtered');
  },
};

/** One course in each of its states. */
export const course: Scene = {
  group: 'courses',
  async play(stage) {
    const { path, member, brand } = stage;
    const page = await stage.open();
    const ahead = await loadCourses(page.request, stage, days.forCourses);
    const all = [
      ...(await loadCourses(page.request, stage, days.today)),
      ...ahead,
      ...(await loadCourses(page.request, stage, days.afterwards)),
    ];
    const bookable = findCourse(ahead, 'bookable', isHalfEmptyCourse);
    await captureStates(stage, {
      route: 'course',
      to: `${path}/course/${bookable.id}`,
      waitsFor: [one],
      canBeMissing: true,
    });
    const isFull = (places: (typeof all)[number]) =>
      places.bookedParticipants >= places.maxParticipants;
    const present = await page.evaluate(() => Date.now());
    const states = {
      over: all.find(({ slots: [slot] }) => Date.parse(slot.endDateTime) < present),
      canceled: all.find(({ appointmentStatus }) => appointmentStatus !== 'ACTIVE'),
      full: ahead.find((found) => isFull(found) && found.appointmentStatus === 'ACTIVE'),
    };
    for (const [state, found] of Object.entries(states)) {
      if (!found) continue;
      await page.goto(`${path}/course/${found.id}`);
      await waitUntilLoaded(page);
      await stage.shoot(page, 'course', state);
    }
    const mine = await stage.open(member);
    await mine.goto(`${path}/course/${bookable.id}`);
    await waitUntilLoaded(mine);
    await stage.shoot(mine, 'course', 'as a member');
    await bookCourse(mine.request, bookable, brand);
    await mine.goto(`${path}/course/${bookable.id}`);
    await mine.getByRole('heading', { name: 'You’re booked' }).waitFor();
    await stage.shoot(mine, 'course', 'booked');
  },
};
