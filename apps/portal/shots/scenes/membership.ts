import { captureStates } from '../captureStates.ts';
import type { RouteName } from '../../src/lib/address/patterns.ts';
import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const customerPages = [
  ['customerPersonal', '/customer/personal', '**/customercenter/personaldata'],
  ['customerAddress', '/customer/address', '**/customercenter/addressdata'],
  ['customerContact', '/customer/contact', '**/customercenter/contactdata'],
  ['customerPayment', '/customer/payment', '**/customercenter/paymentdata'],
] as const satisfies readonly (readonly [RouteName, string, string])[];

const contracts = '**/customercenter/contract?*';

/** Membership of a member: its pages, and the forms that change it, without submitting them. */
export const membership: Scene = {
  group: 'account',
  only: 'northside',
  async play(stage) {
    const user = stage.member;
    const root = `${stage.path}/selfservice`;
    const page = await stage.open(user);
    await page.goto(`${root}/overview`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'selfServiceOverview', 'content');
    for (const [route, path, call] of customerPages) {
      await captureStates(stage, { route, to: `${root}${path}`, user, waitsFor: [call] });
      await page.goto(`${root}${path}?change`);
      await waitUntilLoaded(page);
      await stage.shoot(page, route, 'change');
    }
    for (const [route, path] of [
      ['myContractCurrent', '/contract/current'],
      ['myContractPast', '/contract/past'],
    ] as const)
      await captureStates(stage, {
        route,
        to: `${root}${path}`,
        user,
        waitsFor: [contracts],
        empty: { [contracts]: [] },
      });
    await page.goto(`${root}/contract/current`);
    await page.getByRole('link', { name: 'Cancel contract' }).click();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'myContractCurrent', 'cancel');
    await captureStates(stage, {
      route: 'account',
      to: `${root}/account`,
      user,
      waitsFor: ['**/customercenter/account?*', '**/customercenter/account'],
    });
    for (const [route, path, call, nothing] of [
      ['invoices', '/invoices', '**/customercenter/invoices', []],
      ['idlePeriods', '/idleperiods', '**/v2/customercenter/idleperiod', { current: [], past: [] }],
    ] as const)
      await captureStates(stage, {
        route,
        to: `${root}${path}`,
        user,
        waitsFor: [call],
        empty: { [call]: nothing },
      });
    await page.goto(`${root}/idleperiods?ask`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'idlePeriods', 'ask');
    await captureStates(stage, {
      route: 'additionalModulesAvailable',
      to: `${root}/additionalmodules/available`,
      user,
      waitsFor: [contracts],
      empty: { [contracts]: [] },
    });
    await page.goto(`${root}/additionalmodules/available`);
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'additionalModulesAvailable', 'book');
  },
};
