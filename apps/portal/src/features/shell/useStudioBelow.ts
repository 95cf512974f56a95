import { useLender } from '../../domains/studio/lender.ts';
import { useTenant } from '../../domains/studio/useTenant.ts';
import { encodeStudioUuid } from '../../site/address/studioUuid.ts';
import { useWhitelabel } from '../../site/brand/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../site/studio/StudioContext.tsx';

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
