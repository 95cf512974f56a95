import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListGivenConsents } from '@studio-portal/sdk/api/legal';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { FramedList } from '@studio-portal/ui/FramedList';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { LoadingRegion } from '../../../lib/page/LoadingRegion.tsx';
import { ConsentRow } from './ConsentRow.tsx';
import { messages } from './messages.ts';

const Section = styled('section')({ marginBottom: space(32) });

/** Lists the consents that the account has given to studios, with withdraw buttons. */
export function GivenConsents() {
  const intl = useIntl();
  const { data, error, refetch } = useListGivenConsents({ query: { staleTime: 0 } });
  const failure = useErrorState(error);
  const consents = data?.consents;
  // The focused button disappears when its consent is withdrawn.
  useFocusFallback(String(consents?.map(({ withdrawnAt }) => withdrawnAt)));
  return (
    <Section aria-labelledby="consents">
      <Typography id="consents" variant="h2">
        <FormattedMessage {...messages.title} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        <FormattedMessage {...(consents?.length === 0 ? messages.none : messages.text)} />
      </Typography>
      {error && !consents ? (
        <ErrorState {...failure} titleComponent="h2" onRetry={() => void refetch()} />
      ) : consents ? (
        consents.length > 0 && (
          <ConfirmProvider
            confirmLabel={intl.formatMessage(messages.withdraw)}
            cancelLabel={intl.formatMessage(messages.keep)}
          >
            <FramedList>
              {consents.map((consent) => (
                <ConsentRow key={consent.id} consent={consent} />
              ))}
            </FramedList>
          </ConfirmProvider>
        )
      ) : (
        <LoadingRegion label={messages.loading}>
          <ListSkeleton />
        </LoadingRegion>
      )}
    </Section>
  );
}
