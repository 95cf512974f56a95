import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { CalendarPlus } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { CalendarFile, type CalendarFileProps } from './CalendarFile.tsx';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { messages } from './messages.ts';

const Options = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(16),
  rowGap: space(8),
}));

/** Offers a booking as a calendar file and as links to two web calendars. */
export function AddToCalendar(file: CalendarFileProps) {
  const { event } = file;
  return (
    <Options>
      <CalendarFile {...file} kind="booked" icon={CalendarPlus} label={messages.add} />
      <SiteLink href={googleLink(event)} newTab>
        <FormattedMessage {...messages.google} />
      </SiteLink>
      <SiteLink href={outlookLink(event)} newTab>
        <FormattedMessage {...messages.outlook} />
      </SiteLink>
    </Options>
  );
}
