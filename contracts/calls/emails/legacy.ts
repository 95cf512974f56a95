import * as api from '@studio-portal/sdk/api/emails';
import type { Calls } from '../../src/table.ts';
import { addressRows } from './addressRows.ts';

const { add, remove } = addressRows(
  '/v1/me/additionalemail',
  api.addAdditionalEmailLegacy,
  api.deleteAdditionalEmailLegacy,
);

/** Old paths of additional addresses. */
export const legacyCalls = {
  addAdditionalEmailLegacy: add,
  deleteAdditionalEmailLegacy: remove,
} satisfies Pick<Calls<'emails'>, 'addAdditionalEmailLegacy' | 'deleteAdditionalEmailLegacy'>;
