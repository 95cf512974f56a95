import { useIntl } from 'react-intl';

/** How long something takes, as the language writes it: "60 min". */
export function Minutes({ count }: { count: number }) {
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'short' } as const;
  return useIntl().formatNumber(count, unit);
}
