import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture as PictureFiles, PurchasedProduct } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Directions } from '../../checkout/result/Directions.tsx';
import { InviteButton } from '../../checkout/result/InviteButton.tsx';
import { Ticket } from '../../checkout/result/Ticket.tsx';
import { QrCode } from '../../../lib/page/QrCode.tsx';
import { AddToCalendar } from '../../../lib/calendar/AddToCalendar.tsx';
import { addDays, formatDay, fromWire, toWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { placeLine } from '../../studio/shared/addressLines.ts';
import { resultMessages } from './resultMessages.ts';

/** Large and with letter spacing, since codes are read aloud and typed by others. */
const Code = styled('strong')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
}));

interface PurchaseCardProps {
  name: string;
  picture: PictureFiles | null;
  purchase: PurchasedProduct;
  /** Path of the page where a friend can buy it too. */
  page: string;
  /** Further information: payment, usage. */
  children?: ReactNode;
}

/**
 * Ticket of a purchased product with its validity and code, also for scanners; for a single day,
 * also with the place, a calendar entry and an invitation.
 */
export function PurchaseCard({ name, picture, purchase, page, children }: PurchaseCardProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { uuid, code, quantity, validFrom, validUntil } = purchase;
  const isOneDay = validUntil !== null && fromWire(validFrom) === fromWire(validUntil);
  return (
    <Ticket
      picture={picture}
      stub={
        <>
          <p style={{ margin: 0 }}>
            <FormattedMessage {...resultMessages.code} /> <Code>{code}</Code>
          </p>
          <div style={{ width: 132 }}>
            <QrCode content={code} label={`${intl.formatMessage(resultMessages.code)} ${code}`} />
          </div>
          {isOneDay && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: '100%' }}>
              <AddToCalendar
                event={{
                  uuid,
                  title: `${name}, ${studio.name}`,
                  start: validFrom,
                  end: toWire(addDays(fromWire(validUntil), 1)),
                  allDay: true,
                  place: placeLine(studio),
                  studio: studio.name,
                }}
              />
              <InviteButton name={name} page={page} />
            </Box>
          )}
        </>
      }
    >
      <Typography variant="h2">
        {quantity > 1 ? (
          <FormattedMessage {...resultMessages.timesBought} values={{ count: quantity, name }} />
        ) : (
          name
        )}
      </Typography>
      {validUntil && (
        <Typography variant="subtitle1" component="p" sx={{ mt: 0.5 }}>
          <FormattedMessage
            {...(isOneDay ? resultMessages.validOn : resultMessages.validUntil)}
            values={{
              day: formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'full' }),
            }}
          />
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1 }}>
        {isOneDay && (
          <p style={{ margin: 0 }}>
            <Directions />
          </p>
        )}
        {children}
      </Typography>
    </Ticket>
  );
}
