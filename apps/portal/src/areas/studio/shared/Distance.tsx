import { useIntl } from 'react-intl';

/** Shows a distance, below ten kilometers with a decimal. */
export function Distance({ km }: { km: number }) {
  const maximumFractionDigits = km < 10 ? 1 : 0;
  return useIntl().formatNumber(km, { style: 'unit', unit: 'kilometer', maximumFractionDigits });
}
