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

/** The visits to take along: as the studio's document, or for a spreadsheet. */
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

/** A line a visit, the latest first; times on the clock of its studio, as spreadsheets read them. */
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
