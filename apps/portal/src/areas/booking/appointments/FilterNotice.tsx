import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { AppointmentFilter } from './appointmentFilter.ts';
import { messages } from './messages.ts';

/**
 * Says that the link hides some times, with a link to all; or that its filter is unreadable and all
 * times are shown.
 */
export function FilterNotice({ id, filter }: { id: number; filter: AppointmentFilter | 'broken' }) {
  const { studioUuid } = useStudio();
  if (filter === 'broken')
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.filterBroken} />
      </Alert>
    );
  const { employeeIds = [], timeOfDay } = filter;
  // A day or a single trainer is only preselected and can be changed below.
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
