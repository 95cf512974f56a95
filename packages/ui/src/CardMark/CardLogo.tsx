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
  /** Brand name in any spelling: "American Express". */
  brand: string;
  /** Shown for an unknown brand. */
  children: ReactNode;
}

/** Logo of a card brand in its own colours. */
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
