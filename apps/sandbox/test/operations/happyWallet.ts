/** Valid requests for passes in wallets. */
import type { Request, Sandbox } from '../harness/sandbox.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const withWallets =
  (request: Request): RequestSetup =>
  async (sandbox: Sandbox) => {
    await sandbox.state('a membership', { state: 'running' });
    await sandbox.state('the wallets', { state: 'configured' });
    return { as: 'member', ...request };
  };

export const walletHappy = {
  getWallets: withoutSetup({ as: 'member' }),
  createAppleWalletPass: withWallets({ body: {} }),
  createGoogleWalletPass: withWallets({ body: {} }),
  async deleteWalletCard(sandbox) {
    await sandbox.state('a wallet card');
    return { as: 'member' };
  },
} satisfies Record<string, RequestSetup>;
