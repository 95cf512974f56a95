import { useIntl } from 'react-intl';
import { formatTimeLeft } from './dates.ts';

/**
 * Shows the minutes and seconds left, such as 09:41. A timer role, so that screen readers do not
 * announce every second. @param left in milliseconds, less than an hour
 */
export function Countdown({ left }: { left: number }) {
  const { locale } = useIntl();
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatTimeLeft(left, locale)}
    </span>
  );
}
