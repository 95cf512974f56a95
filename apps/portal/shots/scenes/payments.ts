import { buyByCard, tenantHeaders } from '../../e2e/purchase.ts';
import { loadCourses, isHalfEmptyCourse, findCourse } from '../loadCourses.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const list = '**/v3/payments?*';
const one = '**/v3/payments/*';

/** Payments of the user, and one that can be refunded. */
export const payments: Scene = {
  group: 'bookings',
  only: 'northside',
  async play(stage) {
    const user = 'visitor@northside.example';
    const to = `${stage.path}/me/payments`;
    const page = await stage.open(user);
    const courses = await loadCourses(page.request, stage, days.forPayments);
    const person = { firstname: 'Vic', lastname: 'Visitor', email: user };
    await buyByCard(
      page.request,
      '',
      findCourse(courses, 'half-empty', isHalfEmptyCourse).id,
      person,
    );
    await captureStates(stage, {
      route: 'myPayments',
      to,
      user,
      waitsFor: [list],
      empty: { [list]: { content: [], page: 0, size: 20, hasNext: false } },
    });
    const paid = await page.request.get('/v3/payments', { headers: tenantHeaders(stage.brand) });
    const { content }: { content: { id: string }[] } = await paid.json();
    await captureStates(stage, {
      route: 'myPayments',
      to: `${to}?payment=${content[0]?.id ?? ''}`,
      user,
      waitsFor: [one],
      prefix: 'payment-',
      canBeMissing: true,
    });
    await page.goto(`${to}?payment=${content[0]?.id ?? ''}`);
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Cancel and get refund' }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myPayments', 'refund');
  },
};
