import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const method = '/payment-method-configuration?token=pmt_Sample-Payment-Method-Northside-01';
const selfService = '/self-service?token=ssl_Sample-Self-Service-Northside-0001';
const unknown = 'Nobody-Knows-This-Token-At-All-0001';

/** The change of how a membership is paid: by card, by a mandate, and a link that nobody knows. */
export const methodLink: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto(method);
    await untilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'card');
    await page.getByRole('radio', { name: /^SEPA Direct Debit/ }).check();
    await page.getByLabel('Account holder').waitFor();
    await untilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'mandate');
    await page.goto(`/payment-method-configuration?token=pmt_${unknown}`);
    await untilLoaded(page);
    await stage.shoot(page, 'externalUpdatePaymentMethod', 'unknown');
  },
};

/** All that a link allows, and paying what is owed by it; a payment and a link that nobody knows. */
export const selfServiceLink: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto(selfService);
    await untilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'content');
    await page.getByRole('link', { name: 'Pay balance' }).click();
    await page.getByRole('heading', { name: /^Pay €/ }).waitFor();
    await untilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'to be paid');
    await page.goto(`/self-service?token=ssl_${unknown}`);
    await untilLoaded(page);
    await stage.shoot(page, 'selfServiceLink', 'unknown');
    await page.goto('/self-service/success?checkout=nobodys-checkout-nobodys-checkout');
    await untilLoaded(page);
    await stage.shoot(page, 'selfServiceLinkSuccess', 'unknown');
  },
};

/** Where a fitness app leads back to. */
export const fitnessApps: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    await page.goto('/fitness-apps/polar/oauth?state=sample&o=1001&t=northside');
    await untilLoaded(page);
    await stage.shoot(page, 'externalFitnessApps', 'content');
  },
};
