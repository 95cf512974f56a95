import { useGetPublicBenefit } from '@studio-portal/sdk/api/bookable-items';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { noAppointment } from './noAppointment.tsx';
import { StudioChoice } from './StudioChoice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Lists the studios of an appointment; the same for all users, so the public call is enough. */
export function AppointmentStudioSelectRoute() {
  const { studioUuid } = useStudio();
  const id = useNumericParam('id');
  const benefit = useGetPublicBenefit(id ?? 0, { query: { enabled: id !== undefined } });
  const missing = noAppointment(studioUuid, undefined);
  return (
    <Page
      title={<FormattedMessage {...titles.chooseStudio} />}
      intro={
        benefit.data && (
          <FormattedMessage {...messages.studioIntro} values={{ name: benefit.data.name }} />
        )
      }
      queries={id === undefined ? {} : { benefit }}
      skeleton={<ListSkeleton rows={3} />}
      missing={missing}
      empty={() =>
        !benefit.data
          ? missing
          : benefit.data.studios.length === 0
            ? { ...missing, title: <FormattedMessage {...messages.noStudio} /> }
            : undefined
      }
    >
      {() => benefit.data && <StudioChoice benefit={benefit.data} />}
    </Page>
  );
}
