import { takeFaces } from '../faces.ts';
import type { ImplementedRoute } from '../../src/lib/routes/plannedRoutes.ts';
import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const plain = [
  ['customerPersonal', '/customer/personal', '**/customercenter/personaldata'],
  ['customerAddress', '/customer/address', '**/customercenter/addressdata'],
  ['customerContact', '/customer/contact', '**/customercenter/contactdata'],
  ['customerPayment', '/customer/payment', '**/customercenter/paymentdata'],
] as const satisfies readonly (readonly [ImplementedRoute, string, string])[];

const contracts = '**/customercenter/contract?*';

/** The membership of somebody who has one: its pages, and the forms that change it, short of changing it. */
export const membership: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const reader = stage.member;
    const root = `${stage.path}/selfservice`;
    const page = await stage.open(reader);
    await page.goto(`${root}/overview`);
    await untilLoaded(page);
    await stage.shoot(page, 'selfServiceOverview', 'content');
    for (const [route, path, call] of plain) {
      await takeFaces(stage, { route, to: `${root}${path}`, reader, waitsFor: [call] });
      await page.goto(`${root}${path}?change`);
      await untilLoaded(page);
      await stage.shoot(page, route, 'change');
    }
    for (const [route, path] of [
      ['myContractCurrent', '/contract/current'],
      ['myContractPast', '/contract/past'],
    ] as const)
      await takeFaces(stage, {
        route,
        to: `${root}${path}`,
        reader,
        waitsFor: [contracts],
        nothing: { [contracts]: [] },
      });
    await page.goto(`${root}/contract/current`);
    await page.getByRole('link', { name: 'Cancel contract' }).click();
    await untilLoaded(page);
    await stage.shoot(page, 'myContractCurrent', 'cancel?');
    await takeFaces(stage, {
      route: 'account',
      to: `${root}/account`,
      reader,
      waitsFor: ['**/customercenter/account?*', '**/customercenter/account'],
    });
    for (const [route, path, call, nothing] of [
      ['invoices', '/invoices', '**/customercenter/invoices', []],
      ['idlePeriods', '/idleperiods', '**/v2/customercenter/idleperiod', { current: [], past: [] }],
    ] as const)
      await takeFaces(stage, {
        route,
        to: `${root}${path}`,
        reader,
        waitsFor: [call],
        nothing: { [call]: nothing },
      });
    await page.goto(`${root}/idleperiods?ask`);
    await untilLoaded(page);
    await stage.shoot(page, 'idlePeriods', 'ask');
    await takeFaces(stage, {
      route: 'additionalModulesAvailable',
      to: `${root}/additionalmodules/available`,
      reader,
      waitsFor: [contracts],
      nothing: { [contracts]: [] },
    });
    await page.goto(`${root}/additionalmodules/available`);
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
    await untilLoaded(page);
    await stage.shoot(page, 'additionalModulesAvailable', 'book?');
  },
};
