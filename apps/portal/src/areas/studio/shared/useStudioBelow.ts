import { useLender } from './lender.ts';
import { useTenant } from './useTenant.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../../lib/routes/StudioContext.tsx';

/**
 * Identifier of the studio below which the portal's own pages lie: legal pages, login, settings. That of the page; on pages without a
 * studio the first of the tenant, in a booking portal the first of all. Undefined where there is none.
 */
export function useStudioBelow(): string | undefined {
  const { studioUuid } = useStudioIfAny() ?? {};
  const tenant = useWhitelabel()?.tenantName ?? undefined;
  const lender = useLender();
  const { data } = useTenant(studioUuid === undefined && tenant !== undefined);
  if (studioUuid !== undefined) return studioUuid;
  const first = data?.studios[0];
  return tenant && first ? encodeStudioUuid({ tenant, organizationUnitId: first.id }) : lender;
}
