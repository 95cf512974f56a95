import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { useProvideHostStudio } from '../shared/providedHostStudio.ts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { tenantName } from '../../../lib/address/query.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';

/**
 * Loads the studios of a tenant, or, without one, of all chains: the directory of a booking portal.
 */
export function useStudioList(tenant: string | undefined) {
  const studios = useListBookingPortalStudios();
  const group = useWhitelabel()?.publicFacilityGroup;
  const directory = tenant === undefined ? group : undefined;
  useProvideHostStudio(directory === undefined ? undefined : studios.data?.[0]?.studioUuid);
  // An invalid tenant name is unknown; do not guess.
  const isNoName = tenant !== undefined && tenantName(tenant) === undefined;
  const isUnknown = isNoName || [400, 404].includes(toApiError(studios.error)?.status ?? 0);
  return { studios, directory, isUnknown };
}
