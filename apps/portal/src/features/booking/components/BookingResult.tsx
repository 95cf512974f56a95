import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../app/paths.ts';
import { calendarFile } from '../../../lib/calendarFile.ts';
import { Moment } from '../../../lib/Moment.tsx';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { resultMessages } from '../resultMessages.ts';

export interface BookingResultProps {
  uuid: string;
  name: string;
  start: Date;
  end: Date;
  place: string;
  cancelableUntil: Date | null;
  waitingListPosition: number | null;
  /** What was paid, or when it will be. */
  payment: ReactNode;
  children?: ReactNode;
}

/** The good end: what is booked, its number, what happens next, calendar, and the way back. */
export function BookingResult({
  uuid,
  name,
  start,
  end,
  place,
  cancelableUntil,
  waitingListPosition,
  payment,
  children,
}: BookingResultProps) {
  const { studioUuid, studio } = useStudio();
  const moment = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  const waiting = waitingListPosition !== null;
  const values = { name, when: moment(start), position: waitingListPosition ?? 0 };
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 800 + 48,
        mx: 'auto',
        px: 3,
        py: { xs: 4, sm: 8 },
        boxSizing: 'border-box',
      }}
    >
      <ResultMark
        kind={waiting ? 'pending' : 'success'}
        titleComponent="h1"
        title={<FormattedMessage {...(waiting ? resultMessages.waiting : resultMessages.booked)} />}
        description={
          <FormattedMessage
            {...(waiting ? resultMessages.waitingText : resultMessages.bookedText)}
            values={values}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
        next={
          <>
            {children}
            <Typography variant="h2" sx={{ mt: 3 }}>
              <FormattedMessage {...resultMessages.next} />
            </Typography>
            <ul>
              <li>{payment}</li>
              <li>
                <FormattedMessage {...resultMessages.nextMail} />{' '}
                {cancelableUntil && (
                  <FormattedMessage
                    {...resultMessages.nextCancel}
                    values={{ until: moment(cancelableUntil) }}
                  />
                )}
              </li>
            </ul>
          </>
        }
        actions={
          <>
            <Button variant="contained" component={Link} to={path('myBookings', { studioUuid })}>
              <FormattedMessage {...resultMessages.toBookings} />
            </Button>
            {!waiting && (
              <Button
                variant="outlined"
                href={calendarFile({
                  uid: uuid,
                  title: `${name}, ${studio.name}`,
                  start,
                  end,
                  place,
                })}
                download={`${studio.name}.ics`}
              >
                <FormattedMessage {...resultMessages.calendar} />
              </Button>
            )}
            <Button component={Link} to={path('courses', { studioUuid })}>
              <FormattedMessage {...resultMessages.toCourses} />
            </Button>
          </>
        }
      />
    </Box>
  );
}
