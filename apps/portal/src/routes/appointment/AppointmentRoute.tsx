import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { SlotPicker } from '../../domains/slots/SlotPicker.tsx';
import { AppointmentPanel } from '../../features/appointmentBooking/AppointmentPanel.tsx';
import { AppointmentDetail } from '../../features/appointments/AppointmentDetail.tsx';
import { FilterNotice } from '../../features/appointments/FilterNotice.tsx';
import { noAppointment } from '../../features/appointments/noAppointment.tsx';
import { useAppointmentPage } from '../../features/appointments/useAppointmentPage.ts';
import { DetailSkeleton } from '../../lib/DetailSkeleton.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** A kind of appointment: what it is, when there is time for it, and how to book one. A filter in the address chooses beforehand. */
export function AppointmentRoute() {
  const { studioUuid } = useStudio();
  const { id, filter, benefits, benefit, trialStart, times } = useAppointmentPage();
  const slot = times.selected;
  if (trialStart) return <Navigate to={trialStart} replace />;
  return (
    <Page
      title={benefit?.name ?? <FormattedMessage {...titles.appointment} />}
      queries={{ benefits }}
      skeleton={<DetailSkeleton />}
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
