import { getCheckinHistoryDocument } from '@studio-portal/sdk/api/checkin';
import type { CheckinHistoryReport } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import Button from '@mui/material/Button';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { formatInstant, fromWire } from '../../../lib/dates/dates.ts';
import { saveFile } from '../../../lib/pdf/saveFile.ts';
import { messages } from './messages.ts';
import { toCsv } from './toCsv.ts';

/** Saves the visits as the studio's PDF document or as a CSV file. */
export function HistoryFiles({ report }: { report: CheckinHistoryReport }) {
  const intl = useIntl();
  const days = { startDate: fromWire(report.startDate), endDate: fromWire(report.endDate) };
  const { mutate, isPending, error } = useApiMutation([], {
    mutationFn: async () => saveFile(await getCheckinHistoryDocument(days), 'check-ins.pdf'),
  });
  return (
    <>
      <Actions>
        <LoadingButton variant="outlined" loading={isPending} onClick={() => mutate()}>
          <FormattedMessage {...messages.pdf} />
        </LoadingButton>
        <Button
          variant="outlined"
          onClick={() => saveFile(toCsv(toRows(report, intl)), 'check-ins.csv')}
        >
          <FormattedMessage {...messages.csv} />
        </Button>
      </Actions>
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} />
        </Alert>
      )}
    </>
  );
}

/**
 * Returns a heading row and a row for each visit, the latest first; times are in the studio's time
 * zone, in a format for spreadsheets.
 */
function toRows({ checkins }: CheckinHistoryReport, intl: IntlShape): string[][] {
  const head = [messages.day, messages.from, messages.to, messages.minutes, messages.studio];
  return [
    head.map((message) => intl.formatMessage(message)),
    ...checkins.map(({ date, checkinTime, checkoutTime, durationMinutes, studio }) => {
      const clock = (instant: Date | null) =>
        instant ? formatInstant(instant, 'en-GB', studio.zoneId, { timeStyle: 'short' }) : '';
      return [
        fromWire(date),
        clock(checkinTime),
        clock(checkoutTime),
        String(durationMinutes ?? ''),
        studio.name,
      ];
    }),
  ];
}
