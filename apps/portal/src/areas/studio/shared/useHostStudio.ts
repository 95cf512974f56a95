import { useProvidedHostStudio } from './providedHostStudio.ts';
import { useTenant } from './useTenant.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';

/**
 * Returns the identifier of the studio that hosts the portal's own pages: legal pages, login,
 * settings. The studio of the page, otherwise the first of the tenant, or the first of all in a
 * booking portal. Undefined if there is none.
 */
export function useHostStudio(): string | undefined {
  const { studioUuid } = useStudioIfAny() ?? {};
  const tenant = useWhitelabel()?.tenantName ?? undefined;
  const provided = useProvidedHostStudio();
  const { data } = useTenant(studioUuid === undefined && tenant !== undefined);
  if (studioUuid !== undefined) return studioUuid;
  const first = data?.studios[0];
  return tenant && first ? encodeStudioUuid({ tenant, organizationUnitId: first.id }) : provided;
}
