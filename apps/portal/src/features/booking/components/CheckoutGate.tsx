import { useGetCourseAppointmentCheckout } from '@studio-portal/sdk/api/checkouts';
import type { CheckoutState, CourseAppointmentCheckout } from '@studio-portal/sdk/types';
import { EmptyState } from '@studio-portal/ui/EmptyState';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import { checkoutPage } from '../checkoutPage.ts';
import { resultMessages } from '../resultMessages.ts';
import { FlowError, FlowLoading } from './FlowGate.tsx';

interface CheckoutGateProps {
  checkoutId: string;
  /** States that this page shows; any other leads to its own page. */
  states: readonly CheckoutState[];
  children: (checkout: CourseAppointmentCheckout) => ReactNode;
}

/** Reads a checkout from the server and shows the page that its state asks for. */
export function CheckoutGate({ checkoutId, states, children }: CheckoutGateProps) {
  const { studioUuid } = useStudio();
  const { data, error, refetch } = useGetCourseAppointmentCheckout(checkoutId, {
    query: { staleTime: 0 },
  });
  if (error && !data) {
    if (error.status !== 404 && error.status !== 400)
      return <FlowError error={error} retry={() => void refetch()} />;
    const action = (
      <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
        <FormattedMessage {...resultMessages.toCourses} />
      </Button>
    );
    return (
      <EmptyState
        drawing="search"
        title={<FormattedMessage {...resultMessages.unknownOrder} />}
        action={action}
      />
    );
  }
  if (!data) return <FlowLoading />;
  if (!states.includes(data.state))
    return (
      <Navigate
        to={checkoutPage(data.state, {
          studioUuid,
          id: data.courseAppointment.id,
          offerId: data.offer.id,
          checkoutId,
        })}
        replace
      />
    );
  return children(data);
}
