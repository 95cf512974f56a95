import { styled } from '@mui/material/styles';
import { formatPrice, type Price } from './formatPrice.ts';

export interface PriceTextProps extends Price {
  /** BCP 47 tag of the displayed language. */
  locale: string;
  /** Text for a price of zero; '-' by default. */
  freeLabel?: string;
}

const Root = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** A price with tabular digits. */
export function PriceText({ locale, freeLabel, ...price }: PriceTextProps) {
  return <Root>{formatPrice(price, locale, freeLabel)}</Root>;
}
