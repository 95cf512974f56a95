import { PriceText } from './PriceText.tsx';

export const Euro = <PriceText amount={18.5} currency="EUR" locale="de-DE" />;
export const Dollar = <PriceText amount={1240} currency="USD" locale="en-US" />;
export const Zero = <PriceText amount={0} currency="EUR" locale="en-GB" />;
export const Free = <PriceText amount={0} currency="EUR" locale="en-GB" freeLabel="free" />;
export const Missing = <PriceText currency="EUR" locale="en-GB" />;
