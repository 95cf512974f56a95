/** Requests about the family of a member that succeed. */
import { withFamily } from '../harness/family.ts';
import type { Happy } from './setup.ts';

export const familyHappy = {
  async listFamily(sandbox) {
    await withFamily(sandbox);
    return { as: 'member' };
  },
} satisfies Record<string, Happy>;
