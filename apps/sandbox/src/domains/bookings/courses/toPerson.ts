import type { Schemas } from '../../../platform/api.ts';
import { toPicture } from '../../../platform/toPicture.ts';
import type { employees } from './tables.ts';

/** Maps an employee to the API format. */
export const toPerson = ({
  id,
  displayedName,
  firstname,
  lastname,
}: typeof employees.$inferSelect): Schemas['Person'] => ({
  id,
  displayedName,
  firstname,
  lastname,
  pictureUrl: toPicture('employee', id).url,
});
