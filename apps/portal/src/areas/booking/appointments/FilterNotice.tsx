import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { AppointmentFilter } from './appointmentFilter.ts';
import { messages } from './messages.ts';

/** Says that a link left something out, and the way to all there is; or that it could not be read, and that nothing is left out. */
export function FilterNotice({ id, filter }: { id: number; filter: AppointmentFilter | 'broken' }) {
  const { studioUuid } = useStudio();
  if (filter === 'broken')
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.filterBroken} />
      </Alert>
    );
  const { employeeIds = [], timeOfDay } = filter;
  // A day, or one person, is chosen below where it can be chosen otherwise.
  if (employeeIds.length < 2 && timeOfDay === undefined) return null;
  return (
    <Alert kind="info">
      <FormattedMessage {...messages.filtered} />{' '}
      <SiteLink href={path('appointment', { studioUuid, id })}>
        <FormattedMessage {...messages.allTimes} />
      </SiteLink>
    </Alert>
  );
}
