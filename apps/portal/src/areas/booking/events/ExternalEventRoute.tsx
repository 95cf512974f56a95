import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate } from 'react-router';
import { ExternalEvent } from './ExternalEvent.tsx';
import { ExternalEventSkeleton } from './ExternalEventSkeleton.tsx';
import { messages } from './messages.ts';
import { useExternalEvent } from './useExternalEvent.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';

/**
 * Shows an event that other products and mails link to by its id alone, with a link to the page
 * where it is booked.
 */
export function ExternalEventRoute() {
  const { isId, event, appointment, elsewhere } = useExternalEvent();
  const missing = {
    drawing: 'search',
    title: <FormattedMessage {...messages.notFound} />,
    action: (
      <Button variant="contained" component={Link} to={path('home')}>
        <FormattedMessage {...messages.toHome} />
      </Button>
    ),
  } as const;
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <Page
      title={appointment?.course.name ?? <FormattedMessage {...titles.event} />}
      queries={isId ? { event } : {}}
      skeleton={<ExternalEventSkeleton />}
      missing={missing}
      empty={() => (appointment ? undefined : missing)}
    >
      {() => appointment && <ExternalEvent appointment={appointment} />}
    </Page>
  );
}
