import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import { QrCode } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { path } from '../../../lib/address/paths.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OverviewCard } from './OverviewCard.tsx';

/** Check-in state of the member, with a link to the code for the door. */
export function CheckinCard() {
  const { locale } = useIntl();
  const { studio, studioUuid } = useStudio();
  const active = useGetActiveCheckin(studio.id, { query: { staleTime: 0 } });
  return (
    <OverviewCard
      icon={QrCode}
      title={<FormattedMessage {...selfServiceTitles.checkin} />}
      query={active}
      to={{
        href: path('checkin', { studioUuid }),
        label: <FormattedMessage {...messages.toCheckin} />,
      }}
    >
      {({ checkin, refusal }) =>
        checkin
          ? {
              answer: <FormattedMessage {...messages.checkedIn} />,
              more: `${formatMoment(checkin.checkinTime, locale, checkin.studio.zoneId)}, ${checkin.studio.name}`,
            }
          : {
              answer: (
                <FormattedMessage {...(refusal ? messages.noEntry : messages.notCheckedIn)} />
              ),
            }
      }
    </OverviewCard>
  );
}
