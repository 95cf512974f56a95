import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { CalendarPlus } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { loadPart } from '../loadPart.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { messages } from './messages.ts';

const Ways = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(16),
  rowGap: space(8),
}));

/** Saves a text as a file of the reader's. */
function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

interface AddToCalendarProps {
  event: CalendarEvent;
  /** Of the file, without its ending. */
  fileName: string;
}

/** Puts what was booked into the reader's calendar: as a file, which every calendar reads, or in one of two on the web. */
export function AddToCalendar({ event, fileName }: AddToCalendarProps) {
  const save = async () => {
    const { calendarText } = await loadPart(() => import('./calendarText.ts'));
    download(calendarText(event), `${fileName}.ics`);
  };
  return (
    <Ways>
      <Button
        variant="outlined"
        onClick={() => void save()}
        startIcon={<Icon of={CalendarPlus} size={18} />}
      >
        <FormattedMessage {...messages.add} />
      </Button>
      <SiteLink href={googleLink(event)} newTab>
        <FormattedMessage {...messages.google} />
      </SiteLink>
      <SiteLink href={outlookLink(event)} newTab>
        <FormattedMessage {...messages.outlook} />
      </SiteLink>
    </Ways>
  );
}
