/** Valid requests for a member's family. */
import { withFamily } from '../harness/family.ts';
import type { Happy } from './setup.ts';

export const familyHappy = {
  async listFamily(sandbox) {
    await withFamily(sandbox);
    return { as: 'member' };
  },
} satisfies Record<string, Happy>;
