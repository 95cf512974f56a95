import Button from '@mui/material/Button';
import { Icon, type IconProps } from '@studio-portal/ui/Icon';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { importOrReload } from '../browser/importWithRetry.ts';
import type { CalendarEvent } from './calendarEvent.ts';

export interface CalendarFileProps {
  event: CalendarEvent;
  /** Of the file, without its ending. */
  fileName: string;
}

/** Saves a text as a file of the reader's. */
function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** A button that saves what a calendar is to do as a file, which every calendar reads. */
export function CalendarFile(
  props: CalendarFileProps & {
    kind: 'booked' | 'canceled';
    icon: IconProps['of'];
    label: MessageDescriptor;
  },
) {
  const { event, fileName, kind, icon, label } = props;
  const save = async () => {
    const { calendarText } = await importOrReload(() => import('./calendarText.ts'));
    download(calendarText(event, kind), `${fileName}.ics`);
  };
  return (
    <Button variant="outlined" onClick={() => void save()} startIcon={<Icon of={icon} size={18} />}>
      <FormattedMessage {...label} />
    </Button>
  );
}
