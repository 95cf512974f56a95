import { useLocation } from 'react-router';
import { mayAlwaysChoose } from '../shared/mayAlwaysChoose.ts';
import { readQuery } from '../../../lib/address/query.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useOverview } from '../../../lib/browser/overview.ts';

/**
 * Returns the identifier of the studio in the address if the user may not choose another one (spec
 * 6). Undefined if all studios are available.
 */
export function useOnlyStudio(tenant: string | undefined): string | undefined {
  const { organizationUnitId } = readQuery(useLocation().search);
  const overview = useOverview();
  if (!organizationUnitId || !tenant || overview || mayAlwaysChoose(tenant)) return undefined;
  return encodeStudioUuid({ tenant, organizationUnitId });
}
