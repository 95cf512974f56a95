import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LegalInfoType, TrialCustomerData } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AnswerList } from '../../domains/checkout/CheckAnswers.tsx';
import { flowMessages } from '../../domains/checkout/flowMessages.ts';
import { useCancelationPromise } from '../../domains/checkout/useCancelationPromise.tsx';
import { Alert } from '../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { Consents } from './Consents.tsx';
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
  /** Numbers of the steps before. */
  steps: { time: number; contact: number };
  /** Reads the time again. */
  refetch: () => void;
}

/** Last step: everything once more, what is to be accepted, and the button. Without an account the mail asks to confirm it. */
export function TrialSummaryStep({ trial, time, person, steps, refetch }: TrialSummaryStepProps) {
  const { studio, studioUuid, user } = useStudio();
  const addressOf = useStepAddress();
  const [accepted, setAccepted] = useState<LegalInfoType[]>([]);
  const [isAsked, setAsked] = useState(false);
  const { book, pending, error } = useBookTrial(trial, time, refetch);
  const { legalConsents } = trial.config;
  const promise = useCancelationPromise(trialItem(trial, studio, studioUuid, time), false, false);
  const lacks = legalConsents.some(({ mandatory, type }) => mandatory && !accepted.includes(type));
  const send = () => {
    setAsked(true);
    if (!lacks) book(person, accepted);
  };
  const isTaken = !time.available && !pending;
  return (
    <TrialFrame
      trial={trial}
      time={time}
      current="SUMMARY"
      title={<FormattedMessage {...flowTexts.summaryTitle} />}
      action={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <LoadingButton size="large" fullWidth loading={pending} disabled={isTaken} onClick={send}>
            <FormattedMessage {...flowTexts.book} />
          </LoadingButton>
          <span role="status">{pending && <FormattedMessage {...flowTexts.booking} />}</span>
        </Box>
      }
    >
      {isTaken ? (
        <Alert
          kind="warning"
          action={
            <Button size="small" component={Link} to={addressOf(steps.time)}>
              <FormattedMessage {...messages.otherTime} />
            </Button>
          }
        >
          <FormattedMessage {...messages.taken} />
        </Alert>
      ) : (
        error && (
          <Alert kind="error">
            <ErrorWords error={error} timeZone={studio.zoneId} />
          </Alert>
        )
      )}
      <AnswerList>
        <div>
          <dt>
            <FormattedMessage {...flowMessages.contact} />
          </dt>
          <dd>
            {person.firstname} {person.lastname}
            <br />
            {user?.email ?? person.email}
            {person.phone && (
              <>
                <br />
                {person.phone}
              </>
            )}
          </dd>
          <dd>
            <SiteLink href={addressOf(steps.contact)}>
              <FormattedMessage {...flowMessages.change} />
              <VisuallyHidden>
                : <FormattedMessage {...flowMessages.contact} />
              </VisuallyHidden>
            </SiteLink>
          </dd>
        </div>
      </AnswerList>
      <Consents
        consents={legalConsents}
        accepted={accepted}
        onChange={setAccepted}
        isAsked={isAsked}
      />
      <Typography variant="body2" color="textSecondary">
        {!user && <FormattedMessage {...messages.willConfirm} />} {promise}
      </Typography>
    </TrialFrame>
  );
}
