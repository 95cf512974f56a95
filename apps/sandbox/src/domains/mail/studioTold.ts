import type { StoredStudio } from '../studios/rules.ts';
import { inOneLine } from './inOneLine.ts';

/** What mails say of a studio, kept as it was when there was something to tell. */
export const studioTold = ({ id, tenant, name, zoneId, address }: StoredStudio) => ({
  id,
  tenant,
  name,
  zoneId,
  address: inOneLine(address),
});
