import {
  useListBookableBenefits,
  useListPublicBookableBenefits,
} from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** The kinds of appointments of the studio; to a member with what would pay. */
export function useBenefits() {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const member = useListBookableBenefits(params, { query: { enabled: user !== undefined } });
  const visitor = useListPublicBookableBenefits(params, { query: { enabled: user === undefined } });
  return user ? member : visitor;
}
