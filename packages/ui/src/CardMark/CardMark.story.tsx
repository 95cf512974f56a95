import { Landmark, Wallet } from 'lucide';
import { CardMark } from './CardMark.tsx';
import { PlateMark } from './PlateMark.tsx';

export const Brands = (
  <>
    {['Visa', 'Mastercard', 'American Express', 'Diners Club', 'Discover', 'JCB'].map((brand) => (
      <CardMark key={brand} brand={brand} />
    ))}
  </>
);
export const OfNoBrand = <CardMark />;
export const OtherWays = (
  <>
    <PlateMark of={Landmark} /> <PlateMark of={Wallet} />
  </>
);
