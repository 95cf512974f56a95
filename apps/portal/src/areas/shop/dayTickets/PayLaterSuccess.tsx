import Button from '@mui/material/Button';
import { cancelBookedDayTicket, useGetBookedDayTicket } from '@studio-portal/sdk/api/day-tickets';
import type { BookedDayTicket } from '@studio-portal/sdk/types';
import { ConfirmProvider, useConfirm } from '@studio-portal/ui/useConfirm';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { dayInZone, fromWire, now } from '../../../lib/dates/dates.ts';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { DeadEnd } from '../../checkout/flow/DeadEnd.tsx';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { resultMessages as orderMessages } from '../../checkout/result/resultMessages.ts';
import { orderReference } from '../../checkout/result/reference.tsx';
import { useItemName } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { clearProductChoice } from '../products/productChoice.ts';
import { dayTicketKind } from '../products/kinds.ts';
import { PurchaseCard } from '../products/PurchaseCard.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/**
 * Confirmation of a day ticket that is paid at the studio, read from the server; the mail links to
 * it too. It can be canceled until its day is over.
 */
export function PayLaterSuccess() {
  const { studio, studioUuid } = useStudio();
  const { leadId = '' } = useParams();
  const { data, error, refetch } = useGetBookedDayTicket(leadId, {
    query: { staleTime: 0 },
  });
  useItemName(data?.name);
  // Anything but a leadId is invalid.
  const status = toApiError(error)?.status;
  if (status === 400 || status === 404)
    return (
      <DeadEnd
        title={orderMessages.unknownOrder}
        description={<FormattedMessage {...resultMessages.laterUnknown} />}
        to={dayTicketKind.list(studioUuid)}
        label={dayTicketKind.flowTexts.toOthers}
      />
    );
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading />;
  return data.canceledAt ? (
    <DeadEnd
      title={resultMessages.laterCanceled}
      description={<FormattedMessage {...resultMessages.laterCanceledText} />}
      to={dayTicketKind.list(studioUuid)}
      label={dayTicketKind.flowTexts.toOthers}
    />
  ) : (
    <Booked ticket={data} canCancel={!isPast(data, studio.zoneId)} />
  );
}

/** Returns whether the day of a ticket is over at the studio. */
const isPast = ({ purchase }: BookedDayTicket, zoneId: string): boolean =>
  fromWire(purchase.validFrom) < dayInZone(zoneId, now());

interface BookedProps {
  ticket: BookedDayTicket;
  canCancel: boolean;
}

function Booked({ ticket: { leadId, name, image, price, purchase }, canCancel }: BookedProps) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const list = dayTicketKind.list(studioUuid);
  // A layout effect runs after the previous step has unmounted, which would otherwise redirect, and
  // before the user can press Back.
  useLayoutEffect(() => {
    endDraft();
    clearProductChoice();
  }, []);
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...resultMessages.laterTitle} />}
        description={<FormattedMessage {...resultMessages.laterText} />}
        reference={orderReference(leadId)}
        next={
          <PurchaseCard name={name} picture={image} purchase={purchase} page={list}>
            <FormattedMessage
              {...resultMessages.laterPay}
              values={{ price: formatPrice(price, intl.locale) }}
            />
          </PurchaseCard>
        }
        actions={
          <>
            {canCancel && (
              <ConfirmProvider
                confirmLabel={intl.formatMessage(resultMessages.laterCancel)}
                cancelLabel={intl.formatMessage(resultMessages.laterKeep)}
              >
                <CancelTicket leadId={leadId} />
              </ConfirmProvider>
            )}
            <Button variant="text" component={Link} to={list}>
              <FormattedMessage {...dayTicketKind.flowTexts.toOthers} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}

function CancelTicket({ leadId }: { leadId: string }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const confirm = useConfirm();
  const { mutateAsync, isPending, error } = useApiMutation(['cancelBookedDayTicket'], {
    mutationFn: () => cancelBookedDayTicket(leadId),
  });
  const ask = () =>
    confirm({
      title: intl.formatMessage(resultMessages.laterCancelQuestion),
      content: intl.formatMessage(resultMessages.laterCancelText),
      tone: 'danger',
      // The error is shown below.
      action: () => mutateAsync().catch(() => undefined),
    });
  return (
    <>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      <LoadingButton variant="outlined" loading={isPending} onClick={() => void ask()}>
        <FormattedMessage {...resultMessages.laterCancel} />
      </LoadingButton>
    </>
  );
}
