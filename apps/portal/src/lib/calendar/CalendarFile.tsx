import Button from '@mui/material/Button';
import { Icon, type IconProps } from '@studio-portal/ui/Icon';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { importOrReload } from '../browser/importWithRetry.ts';
import type { CalendarEvent } from './calendarEvent.ts';

export interface CalendarFileProps {
  event: CalendarEvent;
}

/** Downloads a text as a file. */
function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Renders a button that downloads a calendar file with one entry, added or canceled. */
export function CalendarFile(
  props: CalendarFileProps & {
    kind: 'booked' | 'canceled';
    icon: IconProps['of'];
    label: MessageDescriptor;
  },
) {
  const { event, kind, icon, label } = props;
  const save = async () => {
    const { calendarText } = await importOrReload(() => import('./calendarText.ts'));
    download(calendarText(event, kind), `${event.studio}.ics`);
  };
  return (
    <Button variant="outlined" onClick={() => void save()} startIcon={<Icon of={icon} size={18} />}>
      <FormattedMessage {...label} />
    </Button>
  );
}
