import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListPaymentInstruments } from '@studio-portal/sdk/api/payment-instruments';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FramedList } from '@studio-portal/ui/FramedList';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import { addAddress } from './addAddress.ts';
import { InstrumentRow } from './InstrumentRow.tsx';
import { messages } from './messages.ts';

/** Lists the stored payment methods with actions, and a link to add one. */
export function StoredPaymentMethods() {
  const intl = useIntl();
  const { studioUuid, studio } = useStudio();
  const { data, error, refetch } = useListPaymentInstruments(undefined, {
    query: { staleTime: 0 },
  });
  const failure = useErrorState(error, studio.zoneId);
  // The focused button disappears with its row.
  useFocusFallback(String(data?.map(({ id, preferred }) => [id, preferred])));
  return (
    <section aria-labelledby="payment-methods">
      <Typography id="payment-methods" variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      {error && !data ? (
        <ErrorState {...failure} titleComponent="h2" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            <FormattedMessage {...(data.length > 0 ? messages.text : messages.none)} />
          </Typography>
          {data.length > 0 && (
            <ConfirmProvider
              confirmLabel={intl.formatMessage(messages.remove)}
              cancelLabel={intl.formatMessage(messages.keep)}
            >
              <FramedList>
                {data.map((instrument) => (
                  <InstrumentRow key={instrument.id} instrument={instrument} />
                ))}
              </FramedList>
            </ConfirmProvider>
          )}
        </>
      ) : (
        <LoadingRegion label={messages.loading}>
          <Skeleton width="60%" sx={{ mt: 0.5, mb: 1.5 }} />
          <ListSkeleton />
        </LoadingRegion>
      )}
      <Button variant="soft" component={Link} to={addAddress(studioUuid)} sx={{ mt: 2, mb: 6 }}>
        <FormattedMessage {...messages.add} />
      </Button>
    </section>
  );
}
