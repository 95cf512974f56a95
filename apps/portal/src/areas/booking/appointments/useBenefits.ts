import {
  useListBookableBenefits,
  useListPublicBookableBenefits,
} from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Loads the appointments of the studio; for logged-in users with the type of option that would
 * cover each.
 */
export function useBenefits(enabled = true) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const member = useListBookableBenefits(params, {
    query: { enabled: enabled && user !== undefined },
  });
  const visitor = useListPublicBookableBenefits(params, {
    query: { enabled: enabled && user === undefined },
  });
  return user ? member : visitor;
}
