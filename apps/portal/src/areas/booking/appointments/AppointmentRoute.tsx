import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { SlotPicker } from '../slots/SlotPicker.tsx';
import { AppointmentPanel } from '../appointmentBooking/AppointmentPanel.tsx';
import { AppointmentDetail } from './AppointmentDetail.tsx';
import { AppointmentSkeleton } from './AppointmentSkeleton.tsx';
import { FilterNotice } from './FilterNotice.tsx';
import { noAppointment } from './noAppointment.tsx';
import { useAppointmentPage } from './useAppointmentPage.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Shows an appointment and how to book it; a filter in the address preselects times. */
export function AppointmentRoute() {
  const { studioUuid } = useStudio();
  const { id, filter, benefits, benefit, trialStart, times } = useAppointmentPage();
  const slot = times.selected;
  if (trialStart) return <Navigate to={trialStart} replace />;
  return (
    <Page
      title={benefit?.name ?? <FormattedMessage {...titles.appointment} />}
      queries={{ benefits }}
      skeleton={<AppointmentSkeleton />}
      empty={() => (benefit ? undefined : noAppointment(studioUuid, id))}
    >
      {() =>
        benefit && (
          <AppointmentDetail
            benefit={benefit}
            aside={<AppointmentPanel benefit={benefit} slot={slot} />}
          >
            <FilterNotice id={benefit.id} filter={filter} />
            <SlotPicker {...times} selected={slot?.startDateTime} onSelect={times.select} />
          </AppointmentDetail>
        )
      }
    </Page>
  );
}
