import { buyByCard, tenantHeaders } from '../../e2e/purchase.ts';
import { coursesOf, isSteady, the } from '../coursesOf.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const list = '**/v3/payments?*';
const one = '**/v3/payments/*';

/** What the reader has paid, and one payment that can be given back. */
export const payments: Scene = {
  group: 'bookings',
  only: 'northside',
  async play(stage) {
    const reader = 'visitor@northside.example';
    const to = `${stage.path}/me/payments`;
    const page = await stage.open(reader);
    const courses = await coursesOf(page.request, stage, days.forPayments);
    const person = { firstname: 'Vic', lastname: 'Visitor', email: reader };
    await buyByCard(page.request, '', the(courses, 'half-empty', isSteady).id, person);
    await takeFaces(stage, {
      route: 'myPayments',
      to,
      reader,
      waitsFor: [list],
      nothing: { [list]: { content: [], page: 0, size: 20, hasNext: false } },
    });
    const paid = await page.request.get('/v3/payments', { headers: tenantHeaders(stage.brand) });
    const { content }: { content: { id: string }[] } = await paid.json();
    await takeFaces(stage, {
      route: 'myPayments',
      to: `${to}?payment=${content[0]?.id ?? ''}`,
      reader,
      waitsFor: [one],
      canBeMissing: true,
    });
    await page.goto(`${to}?payment=${content[0]?.id ?? ''}`);
    await untilLoaded(page);
    await page.getByRole('button', { name: 'Cancel and get refund' }).click();
    await page.getByRole('dialog').waitFor();
    await stage.shoot(page, 'myPayments', 'refund?');
  },
};
