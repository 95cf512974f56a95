import {
  siAmericanexpress,
  siDinersclub,
  siDiscover,
  siJcb,
  siMastercard,
  siVisa,
  type SimpleIcon,
} from 'simple-icons';
import type { ReactNode } from 'react';

const marks: ReadonlyMap<string, SimpleIcon> = new Map([
  ['visa', siVisa],
  ['mastercard', siMastercard],
  ['americanexpress', siAmericanexpress],
  ['amex', siAmericanexpress],
  ['dinersclub', siDinersclub],
  ['discover', siDiscover],
  ['jcb', siJcb],
]);

interface CardLogoProps {
  /** In any spelling: "American Express". */
  brand: string;
  /** Instead of the mark of a brand that is not known. */
  children: ReactNode;
}

/** The mark of a card's brand, in its own colour. */
export function CardLogo({ brand, children }: CardLogoProps) {
  const mark = marks.get(brand.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return mark ? (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={`#${mark.hex}`}
      data-brand={mark.slug}
      focusable="false"
    >
      <path d={mark.path} />
    </svg>
  ) : (
    children
  );
}
