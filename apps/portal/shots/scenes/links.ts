import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const method = '/payment-method-configuration?token=pmt_Sample-Payment-Method-Northside-01';
const selfService = '/self-service?token=ssl_Sample-Self-Service-Northside-0001';
const unknown = 'Nobody-Knows-This-Token-At-All-0001';

/** Change of a membership's payment method by link: card, mandate and an unknown link. */
export const methodLink: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto(method);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'card');
    await page.getByRole('radio', { name: /^SEPA Direct Debit/ }).check();
    await page.getByLabel('Account holder').waitFor();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'mandate');
    await page.goto(`/payment-method-configuration?token=pmt_${unknown}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'unknown');
  },
};

/** Self-service by link: the actions, paying the balance, and an unknown payment and link. */
export const selfServiceLink: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto(selfService);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'content');
    await page.getByRole('link', { name: 'Pay balance' }).click();
    await page.getByRole('heading', { name: /^Pay €/ }).waitFor();
    await waitUntilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'to be paid');
    await page.goto(`/self-service?token=ssl_${unknown}`);
    await waitUntilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'unknown');
    await page.goto('/self-service/success?checkout=nobodys-checkout-nobodys-checkout');
    await waitUntilLoaded(page);
    await stage.shoot(page, 'selfServiceLinkSuccess', 'unknown');
  },
};

/** Page to which a fitness app redirects. */
export const fitnessApps: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto('/fitness-apps/polar/oauth?state=sample&o=1001&t=northside');
    await waitUntilLoaded(page);
    await stage.shoot(page, 'externalFitnessApps', 'content');
  },
};
