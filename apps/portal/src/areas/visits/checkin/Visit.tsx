import Typography from '@mui/material/Typography';
import { useCreateCheckin } from '@studio-portal/sdk/api/checkin';
import type { ActiveCheckin } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';

/**
 * Shows whether and since when the member is checked in, with buttons if the studio allows members
 * to check in or out themselves, and else where to check out.
 */
export function Visit({ now }: { now: ActiveCheckin }) {
  const { studio, active, checkin, automaticCheckoutTime, refusal } = now;
  const { mutate, isPending, error } = useCreateCheckin();
  const act = (action: 'CHECK_IN' | 'CHECK_OUT') =>
    mutate({ studioId: studio.id, data: { action } });
  // The pressed button disappears once the state has changed.
  useFocusFallback(String(active));
  return (
    <section>
      <div role="status">
        <Typography variant="h2">
          <FormattedMessage {...(checkin ? messages.active : messages.notActive)} />
        </Typography>
      </div>
      {checkin && (
        <Typography color="textSecondary">
          <FormattedMessage
            {...messages.since}
            values={{
              studio: checkin.studio.name,
              time: <Moment at={checkin.checkinTime} zone={checkin.studio.zoneId} inSentence />,
            }}
          />
        </Typography>
      )}
      {checkin && automaticCheckoutTime && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <FormattedMessage
            {...messages.endsByItself}
            values={{
              time: <Moment at={automaticCheckoutTime} zone={checkin.studio.zoneId} inSentence />,
            }}
          />
        </Typography>
      )}
      {checkin && !now.selfCheckoutEnabled && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          <FormattedMessage {...messages.checkOutThere} values={{ studio: checkin.studio.name }} />
        </Typography>
      )}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      <Actions>
        {!active && now.selfCheckinEnabled && refusal === null && (
          <LoadingButton
            variant="contained"
            size="large"
            loading={isPending}
            onClick={() => act('CHECK_IN')}
          >
            <FormattedMessage {...messages.checkIn} />
          </LoadingButton>
        )}
        {active && now.selfCheckoutEnabled && (
          <LoadingButton
            variant="outlined"
            size="large"
            loading={isPending}
            onClick={() => act('CHECK_OUT')}
          >
            <FormattedMessage {...messages.checkOut} />
          </LoadingButton>
        )}
      </Actions>
    </section>
  );
}
