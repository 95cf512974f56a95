import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { CheckAnswers } from '../../checkout/summary/CheckAnswers.tsx';
import { formatChoices } from '../../checkout/flow/formatChoices.ts';
import { toCustomerData } from '../../checkout/contact/customerData.ts';
import { FlowFrame } from '../../checkout/flow/FlowFrame.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { OrderLaterLabel } from '../../checkout/flow/OrderLaterLabel.tsx';
import { OrderTerms } from '../../checkout/flow/OrderTerms.tsx';
import { OrderLine } from '../../checkout/summary/OrderLine.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { firstStepPath } from '../../checkout/flow/steps.ts';
import { useDraft } from '../../checkout/flow/useDraft.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { isOutcomeUnknown, isIdempotencyConflict } from '../../../lib/api/errors/unknownOutcome.ts';
import { toWire } from '../../../lib/dates/dates.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { dayTicketKind } from '../products/kinds.ts';
import { messages } from '../products/messages.ts';
import { useBookDayTicket } from './useBookDayTicket.ts';
import type { ChosenSubject } from '../products/useProductSubject.ts';

/**
 * Last step of a day ticket that is paid at the studio: all data again, and the order button, which
 * obliges the user to pay nevertheless. Redirects to the first step without contact data.
 */
export function PayLaterStep({ subject }: { subject: ChosenSubject }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { start, addresses, price, name, choice } = subject;
  const { mutate, isPending, isSuccess, error } = useBookDayTicket(choice);
  const customerData = toCustomerData(useDraft(start).read().contact, subject);
  const pending = isPending || isSuccess;
  const { usageDate } = choice;
  if (!customerData || usageDate === null)
    return pending ? null : <Navigate to={firstStepPath(addresses)} replace />;
  const { flowTexts } = dayTicketKind;
  return (
    <FlowFrame
      flow={{ texts: flowTexts }}
      what={subject}
      title={<FormattedMessage {...flowTexts.summaryTitle} />}
      current="summary"
      waits={false}
      action={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          <LoadingButton
            size="large"
            fullWidth
            loading={pending}
            onClick={() =>
              mutate({
                productVariantId: choice.productVariantId,
                organizationUnitId: studio.id,
                usageDate: toWire(usageDate),
                customerData,
              })
            }
          >
            <OrderLaterLabel price={price}>
              <FormattedMessage {...flowTexts.book} />
            </OrderLaterLabel>
          </LoadingButton>
          <span role="status">{pending && <FormattedMessage {...flowTexts.booking} />}</span>
        </Box>
      }
    >
      <CheckAnswers
        order={{ customerData, paymentMethod: null, paymentInstrument: null, subject }}
      />
      {error && (
        <StepStart>
          <Alert kind="error">
            {isOutcomeUnknown(error) || isIdempotencyConflict(error) ? (
              <FormattedMessage
                {...(isOutcomeUnknown(error) ? flowMessages.lost : flowMessages.alreadySent)}
              />
            ) : (
              <ErrorMessage error={error} timeZone={studio.zoneId} />
            )}
          </Alert>
        </StepStart>
      )}
      <OrderLine
        item={subject}
        what={name}
        when={formatChoices(subject, intl)}
        price={<PriceLabel price={price} />}
      />
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage {...messages.payLaterText} /> <OrderTerms texts={flowTexts} />
      </Typography>
    </FlowFrame>
  );
}
