import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { Period } from '../../../lib/dates/Period.tsx';
import { clashMessages } from './clashMessages.ts';
import { useClash } from './useClash.ts';

/**
 * Warns that the user has another booking at the same time. It does not block booking, since two
 * people may share an account.
 */
export function ClashNotice({ start, end }: { start: Date; end: Date }) {
  const clash = useClash({ start, end });
  if (!clash) return null;
  const { name, startDateTime, endDateTime, studio } = clash;
  return (
    <Alert kind="warning">
      <FormattedMessage
        {...clashMessages.clash}
        values={{
          name,
          when: <Period start={startDateTime} end={endDateTime} zone={studio.zoneId} />,
        }}
      />
    </Alert>
  );
}
