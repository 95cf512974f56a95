import { styled } from '@mui/material/styles';
import type { BookableBenefit } from '@studio-portal/sdk/types';
import Skeleton from '@mui/material/Skeleton';
import { Drawing } from '@studio-portal/ui/Drawing';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { AppointmentPrice } from '../../domains/appointmentView/AppointmentPrice.tsx';
import { useNextFree } from '../../domains/appointmentView/useNextFree.ts';
import { Cover } from '../../lib/Cover.tsx';
import { Moment } from '../../lib/Moment.tsx';
import { Minutes } from '../../lib/Minutes.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: space(12),
  alignContent: 'start',
  listStyle: 'none',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& h2 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card is the link's area.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:hover h2 a': { textDecoration: 'underline' },
}));

const NoPicture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  borderRadius: radii.card,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.brand,
}));

interface AppointmentCardProps {
  benefit: BookableBenefit;
  /** Of those whom the list is filtered by. */
  employeeIds: readonly number[];
  /** Its picture is the first of the page. */
  important: boolean;
}

/** A kind of appointment: what it looks like, how long it takes, what it costs, and when the next one is free. */
export function AppointmentCard({ benefit, employeeIds, important }: AppointmentCardProps) {
  const { studio, studioUuid } = useStudio();
  const { id, name, image, colorHex, durationMinutes, price, benefitBookingOptionType } = benefit;
  const { slots, error } = useNextFree(id, { employeeIds, limit: 1 });
  const next = slots?.[0];
  const [only] = employeeIds.length === 1 ? employeeIds : [];
  const query = only === undefined ? '' : `?employee=${only}`;
  return (
    <Card>
      {image ? (
        <Cover
          picture={image}
          color={colorHex}
          sizes="(min-width: 992px) 380px, 100vw"
          important={important}
        />
      ) : (
        <NoPicture>
          <Drawing name="calendar" />
        </NoPicture>
      )}
      <div>
        <h2>
          <Link to={path('appointment', { studioUuid, id }) + query}>{name}</Link>
        </h2>
        <p>
          <Minutes count={durationMinutes} />
          {' · '}
          {benefitBookingOptionType === null ? (
            <AppointmentPrice price={price} />
          ) : (
            <FormattedMessage {...messages.included} />
          )}
        </p>
        {!error && (
          <p>
            {slots === undefined ? (
              <Skeleton width={180} />
            ) : next ? (
              <FormattedMessage
                {...messages.next}
                values={{
                  when: <Moment at={next.startDateTime} zone={studio.zoneId} inSentence />,
                }}
              />
            ) : (
              <FormattedMessage {...messages.noneFree} />
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
