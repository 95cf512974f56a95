import { styled } from '@mui/material/styles';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { fontWeights, lineLength, radii, space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { useVoucherTexts, type VoucherData } from './useVoucherTexts.ts';

const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: space(8),
  width: '100%',
  boxSizing: 'border-box',
  padding: space(32),
  borderRadius: radii.card,
  color: theme.vars.palette.primary.contrastText,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  // Two translucent circles, as in the file.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
    opacity: 0.08,
    printColorAdjust: 'exact',
  },
  '&::before': { width: '60%', right: '-12%', top: '-35%' },
  '&::after': { width: '40%', right: '18%', bottom: '-45%' },
  backgroundColor: theme.vars.palette.primary.main,
  // Browsers omit background colors in print by default.
  printColorAdjust: 'exact',
  '& h2, & p': { margin: 0, overflowWrap: 'anywhere' },
  '& h2': { ...theme.typography.body1, fontWeight: fontWeights.regular },
  '& [data-brand]': { ...theme.typography.subtitle1, marginBottom: space(24) },
  '& [data-amount]': { ...theme.typography.h1, fontVariantNumeric: 'tabular-nums' },
  '& [data-message]': { whiteSpace: 'pre-line', maxWidth: lineLength },
  '& [data-code]': {
    ...theme.typography.h2,
    justifySelf: 'start',
    marginTop: space(16),
    padding: `${space(8)} ${space(16)}`,
    borderRadius: radii.control,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& small': theme.typography.body2,
}));

/**
 * A voucher to give away: brand, amount, recipient, message, code, validity and address. Printing
 * omits the rest of the page.
 */
export function VoucherSheet({ voucher }: { voucher: VoucherData }) {
  const { locale } = useIntl();
  const { brand, title, recipientText, message, code, facts } = useVoucherTexts(voucher);
  return (
    <Sheet data-sheet="">
      <p data-brand="">{brand}</p>
      <h2>{title}</h2>
      <p data-amount="">{formatPrice(voucher.amount, locale)}</p>
      {recipientText !== undefined && <p>{recipientText}</p>}
      {message !== null && <p data-message="">{message}</p>}
      <p data-code="">{code}</p>
      {facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </Sheet>
  );
}
