import { useIntl } from 'react-intl';
import { formatTimeLeft } from './dates.ts';

/** Minutes and seconds that are left, such as 09:41. Read out when it is asked for, not every second. @param left in milliseconds, less than an hour */
export function Countdown({ left }: { left: number }) {
  const { locale } = useIntl();
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatTimeLeft(left, locale)}
    </span>
  );
}
