import type { Scene } from '../Scene.ts';
import { untilLoaded } from '../untilLoaded.ts';

const sample = '7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e0';

/** A payment request that can be paid, one that is too old, one that is paid, and a link that nobody knows. */
export const externalPayment: Scene = {
  group: 'booking',
  only: 'northside',
  async play(stage) {
    const page = await stage.open();
    for (const [number, face] of [
      ['1', 'to be paid'],
      ['2', 'expired'],
      ['3', 'paid'],
      ['9', 'unknown'],
    ] as const) {
      await page.goto(`/payment?paymentRequestId=${sample}${number}`);
      await untilLoaded(page);
      await stage.shoot(page, 'externalPayment', face);
    }
  },
};
