/** Valid requests for a member's family. */
import { setUpFamily } from '../harness/family.ts';
import type { RequestSetup } from './setup.ts';

export const familyHappy = {
  async listFamily(sandbox) {
    await setUpFamily(sandbox);
    return { as: 'member' };
  },
} satisfies Record<string, RequestSetup>;
