import { useLocation } from 'react-router';
import { mayAlwaysChoose } from '../shared/mayAlwaysChoose.ts';
import { readQuery } from '../../../lib/address/query.ts';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { useOverview } from '../../../lib/browser/overview.ts';

/**
 * Identifier of the studio that the address names, where the reader may not choose another: only whoever is told so by the address
 * may (specification 1, section 6). Undefined where all are to choose from.
 */
export function useOnlyStudio(tenant: string | undefined): string | undefined {
  const { organizationUnitId } = readQuery(useLocation().search);
  const overview = useOverview();
  if (!organizationUnitId || !tenant || overview || mayAlwaysChoose(tenant)) return undefined;
  return encodeStudioUuid({ tenant, organizationUnitId });
}
