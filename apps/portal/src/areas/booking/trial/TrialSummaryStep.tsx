import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrialCustomerData } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AttemptError } from '../../checkout/flow/AttemptError.tsx';
import { Consents } from '../../checkout/contact/Consents.tsx';
import { AnswerList } from '../../checkout/summary/CheckAnswers.tsx';
import { OrderLine } from '../../checkout/summary/OrderLine.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { useConsents } from '../../checkout/contact/useConsents.ts';
import { useCancelationPromise } from '../../checkout/flow/useCancelationPromise.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { path } from '../../../lib/address/paths.ts';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { toAmount } from '../bookings/prices.ts';
import { flowTexts } from './flowTexts.ts';
import { messages } from './messages.ts';
import { TrialFrame } from './TrialFrame.tsx';
import { trialItem } from './trialItem.ts';
import { useBookTrial } from './useBookTrial.ts';
import { useStepAddress } from './useStepAddress.ts';
import type { Trial } from './useTrial.ts';
import type { TrialSlot } from './useTrialSlot.ts';

interface TrialSummaryStepProps {
  trial: Trial;
  time: TrialSlot;
  person: TrialCustomerData;
  /** Numbers of the previous steps. */
  steps: { time: number; contact: number };
  /** Reloads the time. */
  refetch: () => void;
}

/**
 * Last step: summary, consents and the button that books. Guests confirm the booking by mail
 * afterwards.
 */
export function TrialSummaryStep({ trial, time, person, steps, refetch }: TrialSummaryStepProps) {
  const intl = useIntl();
  const { studio, studioUuid, user } = useStudio();
  const stepPath = useStepAddress();
  const { shown, accepted, check } = useConsents({
    start: path('trialSession', { studioUuid }),
    asks: { consents: trial.config.legalConsents },
  });
  const { book, pending, error } = useBookTrial(trial, time, refetch);
  const item = trialItem(trial, studio, studioUuid, time);
  const promise = useCancelationPromise(item, false, false);
  const handleSubmit = () => {
    if (check()) book(person, accepted);
  };
  // After any other error, the booking that makes the time unavailable may be the user's own.
  const isTaken =
    !time.available &&
    !pending &&
    (!error || toApiError(error)?.errorCode === 'booking.error.slotfull');
  return (
    <TrialFrame
      trial={trial}
      time={time}
      current="SUMMARY"
      title={<FormattedMessage {...flowTexts.summaryTitle} />}
      action={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <LoadingButton
            size="large"
            fullWidth
            loading={pending}
            disabled={isTaken}
            onClick={handleSubmit}
          >
            <FormattedMessage {...flowTexts.book} />
          </LoadingButton>
          <span role="status">{pending && <FormattedMessage {...flowTexts.booking} />}</span>
        </Box>
      }
    >
      {isTaken ? (
        <StepStart>
          <Alert
            kind="warning"
            action={
              <Button size="small" component={Link} to={stepPath(steps.time)}>
                <FormattedMessage {...messages.otherTime} />
              </Button>
            }
          >
            <FormattedMessage {...messages.taken} />
          </Alert>
        </StepStart>
      ) : (
        error && <AttemptError error={error} />
      )}
      <AnswerList>
        <div>
          <dt>
            <FormattedMessage {...flowMessages.contact} />
          </dt>
          <dd>
            {person.firstname} {person.lastname}
            <br />
            {person.email}
            {person.phone && (
              <>
                <br />
                {person.phone}
              </>
            )}
          </dd>
          <dd>
            <SiteLink href={stepPath(steps.contact)}>
              <FormattedMessage {...flowMessages.change} />
              <VisuallyHidden>
                : <FormattedMessage {...flowMessages.contact} />
              </VisuallyHidden>
            </SiteLink>
          </dd>
        </div>
      </AnswerList>
      <OrderLine
        item={item}
        what={item.name}
        when={formatFullMoment(time.slot.startDateTime, intl.locale, studio.zoneId)}
        price={<PriceLabel price={toAmount(0, studio.currencyCode)} />}
      />
      <Consents {...shown} />
      <Typography variant="body2" color="textSecondary">
        {!user && <FormattedMessage {...messages.willConfirm} />} {promise}
      </Typography>
    </TrialFrame>
  );
}
