import { useIntl } from 'react-intl';

/** Shows a duration in the format of the locale: "60 min". */
export function Minutes({ count }: { count: number }) {
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  return useIntl().formatNumber(count, unit);
}
