import { describe, expect, test } from 'vitest';
import { deviceWallets } from './deviceWallets.ts';

describe('the wallets', () => {
  test.for<[device: string, userAgent: string, wallets: ReturnType<typeof deviceWallets>]>([
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      { apple: true, google: false },
    ],
    [
      'an Android phone',
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      { apple: false, google: true },
    ],
    [
      'a computer',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
      { apple: true, google: true },
    ],
  ])('of %s', ([, userAgent, wallets]) => {
    expect(deviceWallets(userAgent)).toEqual(wallets);
  });
});
