import { styled } from '@mui/material/styles';
import { formatPrice, type Price } from './formatPrice.ts';

export interface PriceTextProps extends Price {
  /** BCP 47 tag of the language on screen. */
  locale: string;
  /** What zero is called where a thing can be free; without it zero reads '-'. */
  freeLabel?: string;
}

const Root = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** A price, with digits that line up in a column. */
export function PriceText({ locale, freeLabel, ...price }: PriceTextProps) {
  return <Root>{formatPrice(price, locale, freeLabel)}</Root>;
}
