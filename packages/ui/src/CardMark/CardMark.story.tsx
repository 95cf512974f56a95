import { CardMark } from './CardMark.tsx';

export const Brands = (
  <>
    {['Visa', 'Mastercard', 'American Express', 'Diners Club', 'Discover', 'JCB'].map((brand) => (
      <CardMark key={brand} brand={brand} />
    ))}
  </>
);
export const OfNoBrand = <CardMark />;
