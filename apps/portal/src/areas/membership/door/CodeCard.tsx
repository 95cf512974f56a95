import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetActiveCheckin } from '@studio-portal/sdk/api/checkin';
import type { ActiveCheckin } from '@studio-portal/sdk/types';
import { SideSheet } from '@studio-portal/ui/SideSheet';
import { radii, space } from '@studio-portal/ui/tokens';
import { QrCode as QrCodeIcon } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { formMessages } from '../../../lib/forms/messages.ts';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { busyTexts } from '../../studio/shared/busyTexts.ts';
import { openState } from '../../studio/shared/openState.ts';
import { useActiveCheckins } from '../../studio/utilization/useActiveCheckins.ts';
import { codeMessages } from './codeMessages.ts';
import { EntryCode } from './EntryCode.tsx';
import { messages } from './messages.ts';
import { ValueCard } from './ValueCard.tsx';

/** Refetch interval in milliseconds while the code is shown large, so that the card follows a scan at the door. */
const pollInterval = 5000;

const Small = styled('button')(({ theme }) => ({
  width: 160,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  background: 'none',
  cursor: 'zoom-in',
  marginBottom: space(8),
}));

/**
 * Check-in state of the member, how busy the open studio is, and the code for the door, which a tap shows large.
 */
export function CodeCard() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const [isLarge, setLarge] = useState(false);
  const active = useGetActiveCheckin(studio.id, {
    query: { staleTime: 0, refetchInterval: isLarge && pollInterval },
  });
  const people = useActiveCheckins();
  const isOpen = openState(studio.closingHoursDtos, useNow()).open;
  const state = (now: ActiveCheckin) => (now.checkin ? messages.checkedIn : messages.notCheckedIn);
  return (
    <>
      <ValueCard
        icon={QrCodeIcon}
        title={<FormattedMessage {...selfServiceTitles.checkin} />}
        query={active}
        to={{
          href: path('checkin', { studioUuid }),
          label: <FormattedMessage {...selfServiceTitles.checkin} />,
        }}
      >
        {(now) => ({
          ...(now.code && {
            media: (
              <Small type="button" onClick={() => setLarge(true)}>
                <QrCode
                  content={now.code.value}
                  label={intl.formatMessage(codeMessages.code, { studio: now.studio.name })}
                />
              </Small>
            ),
            action: (
              <Button variant="contained" onClick={() => setLarge(true)}>
                <FormattedMessage {...messages.toCheckin} />
              </Button>
            ),
          }),
          answer: <FormattedMessage {...state(now)} />,
          ...(now.checkin
            ? {
                more: `${formatMoment(now.checkin.checkinTime, intl.locale, now.checkin.studio.zoneId)}, ${now.checkin.studio.name}`,
              }
            : isOpen && people && { more: <FormattedMessage {...busyTexts[people.level]} /> }),
        })}
      </ValueCard>
      <SideSheet
        open={isLarge}
        title={studio.name}
        closeLabel={intl.formatMessage(formMessages.close)}
        onClose={() => setLarge(false)}
      >
        {active.data?.code && <EntryCode code={active.data.code} studio={active.data.studio} />}
        <Typography role="status" variant="h3">
          {active.data && <FormattedMessage {...state(active.data)} />}
        </Typography>
      </SideSheet>
    </>
  );
}
