import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { radii, space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { useSheet, type VoucherOnSheet } from './useSheet.ts';

/** On paper nothing but the voucher. */
const alone = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-sheet], [data-sheet] *': { visibility: 'visible' },
    '[data-sheet]': { position: 'absolute', inset: '0 0 auto' },
  },
} as const;

const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: space(8),
  width: '100%',
  boxSizing: 'border-box',
  padding: space(32),
  borderRadius: radii.card,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // Browsers leave colours out on paper unless told otherwise.
  printColorAdjust: 'exact',
  '& h2, & p': { margin: 0, overflowWrap: 'anywhere' },
  '& h2': theme.typography.subtitle1,
  '& [data-amount]': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
  '& [data-message]': { whiteSpace: 'pre-line' },
  '& [data-code]': {
    ...theme.typography.h2,
    justifySelf: 'start',
    padding: `${space(8)} ${space(16)}`,
    borderRadius: radii.control,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& small': theme.typography.body2,
}));

/** A voucher as it is given away: amount, for whom, a few words, code, until when and where. Printed, it is alone on the page. */
export function VoucherSheet({ voucher }: { voucher: VoucherOnSheet }) {
  const { locale } = useIntl();
  const { title, forWhom, message, code, facts } = useSheet(voucher);
  return (
    <Sheet data-sheet="">
      <GlobalStyles styles={alone} />
      <h2>{title}</h2>
      <p data-amount="">{formatPrice(voucher.amount, locale)}</p>
      {forWhom !== undefined && <p>{forWhom}</p>}
      {message !== null && <p data-message="">{message}</p>}
      <p data-code="">{code}</p>
      {facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </Sheet>
  );
}
