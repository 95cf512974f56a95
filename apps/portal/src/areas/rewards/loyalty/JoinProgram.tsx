import Typography from '@mui/material/Typography';
import {
  useGetLoyaltyLandingPage,
  useGetLoyaltyTeaser,
  useRegisterForLoyaltyProgram,
} from '@studio-portal/sdk/api/loyalty';
import { Actions } from '@studio-portal/ui/Actions';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { Markdown } from '@studio-portal/ui/Markdown';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/**
 * Landing page of the loyalty program with a button to join; while registration is in progress,
 * says that the studio must confirm it.
 */
export function JoinProgram() {
  const intl = useIntl();
  const teaser = useGetLoyaltyTeaser({ query: { staleTime: 0 } });
  const landing = useGetLoyaltyLandingPage();
  const join = useRegisterForLoyaltyProgram();
  const error = teaser.error ?? landing.error;
  const errorState = useErrorState(error);
  // The retry and the join button disappear once pressed.
  useFocusFallback(error ? 'error' : String(teaser.data?.state));
  if (error && !(teaser.data && landing.data))
    return (
      <ErrorState
        {...errorState}
        onRetry={() => void Promise.all([teaser.refetch(), landing.refetch()])}
      />
    );
  if (!teaser.data || !landing.data) return <TextSkeleton />;
  const { text, welcomePoints, confirmationRequired, state } = teaser.data;
  const { headline, advantages, pointsExpiry, expiresAtYearEnd } = landing.data;
  return (
    <>
      <Typography variant="h2">{headline}</Typography>
      <Typography sx={{ my: 2 }}>{text}</Typography>
      <ul>
        {advantages.map((advantage) => (
          <li key={advantage}>{advantage}</li>
        ))}
      </ul>
      <Markdown text={landing.data.text} />
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        <FormattedMessage
          {...(expiresAtYearEnd ? messages.expiryYearEnd : messages.expiry)}
          values={{ term: formatTerm(pointsExpiry, intl) }}
        />{' '}
        {welcomePoints > 0 && (
          <FormattedMessage {...messages.welcome} values={{ count: welcomePoints }} />
        )}
      </Typography>
      {state === 'IN_REGISTRATION' ? (
        <Alert kind="info">
          <FormattedMessage {...messages.waiting} />
        </Alert>
      ) : (
        <>
          {join.error && (
            <Alert kind="error">
              <ErrorMessage error={join.error} />
            </Alert>
          )}
          <Actions>
            <LoadingButton
              variant="contained"
              size="large"
              loading={join.isPending}
              onClick={() => join.mutate()}
            >
              <FormattedMessage {...messages.join} />
            </LoadingButton>
          </Actions>
          {confirmationRequired && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <FormattedMessage {...messages.confirmed} />
            </Typography>
          )}
        </>
      )}
    </>
  );
}
