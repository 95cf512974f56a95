import type { StoredStudio } from './rules.ts';
import { formatAddress } from './formatAddress.ts';

/** Captures the studio details used in mails when the event happens. */
export const studioSnapshot = ({ id, tenant, name, zoneId, address }: StoredStudio) => ({
  id,
  tenant,
  name,
  zoneId,
  address: formatAddress(address),
});
