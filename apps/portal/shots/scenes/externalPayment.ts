import type { Scene } from '../Scene.ts';
import { waitUntilLoaded } from '../waitUntilLoaded.ts';

const sample = '7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e0';

/** Payment requests: open, expired, paid and unknown. */
export const externalPayment: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    for (const [number, state] of [
      ['1', 'to be paid'],
      ['2', 'expired'],
      ['3', 'paid'],
      ['9', 'unknown'],
    ] as const) {
      await page.goto(`/payment?paymentRequestId=${sample}${number}`);
      await waitUntilLoaded(page);
      await stage.shoot(page, 'externalPayment', state);
    }
  },
};
