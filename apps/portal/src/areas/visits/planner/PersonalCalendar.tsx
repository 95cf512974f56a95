import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeletePersonalCalendar } from '@studio-portal/sdk/api/my-calendar';
import { Icon } from '@studio-portal/ui/Icon';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { CalendarPlus } from 'lucide';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { calendarMessages } from './calendarMessages.ts';

// Only for members who connect a calendar.
const CalendarDialog = lazyNamed(() => import('./CalendarDialog.tsx'), 'CalendarDialog');

// Hosts can be long.
const Host = styled('span')({ overflowWrap: 'anywhere' });

/**
 * Lets members connect their own calendar, so that suggestions are beside its busy times, and remove it.
 * @param host where the connected calendar is; null without one
 */
export function PersonalCalendar({ host }: { host: string | null }) {
  const intl = useIntl();
  const [adds, setAdds] = useState(false);
  const remove = useDeletePersonalCalendar();
  const run = useNotifiedAction();
  const handleRemove = () =>
    run(async () => {
      await remove.mutateAsync();
      return { title: intl.formatMessage(calendarMessages.removed) };
    });
  if (host !== null)
    return (
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
      >
        <Host>
          <FormattedMessage {...calendarMessages.connected} values={{ host }} />
        </Host>
        <LoadingButton
          variant="text"
          size="small"
          loading={remove.isPending}
          aria-label={intl.formatMessage(calendarMessages.removeNamed)}
          onClick={handleRemove}
        >
          <FormattedMessage {...calendarMessages.remove} />
        </LoadingButton>
      </Typography>
    );
  return (
    <>
      <Button
        variant="text"
        size="small"
        startIcon={<Icon of={CalendarPlus} size={18} />}
        sx={{ mt: 1 }}
        onClick={() => setAdds(true)}
      >
        <FormattedMessage {...calendarMessages.add} />
      </Button>
      {adds && (
        <Suspense fallback={null}>
          <CalendarDialog onClose={() => setAdds(false)} />
        </Suspense>
      )}
    </>
  );
}
