import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { CardMark } from '@studio-portal/ui/CardMark';
import { PlateMark } from '@studio-portal/ui/PlateMark';
import { CalendarClock, CreditCard, type IconNode, Landmark, Smartphone, Wallet } from 'lucide';

/** Generic icons, because the logos of these services are trademarks. */
const signs: Record<Exclude<OnlinePaymentMethod, 'CREDIT_CARD'>, IconNode> = {
  BANCONTACT_CARD: CreditCard,
  IDEAL: Landmark,
  PAYPAL: Wallet,
  TWINT: Smartphone,
  FINION_PAY: CalendarClock,
  DIRECT_DEBIT: Landmark,
};

interface PaymentMarkProps {
  of: OnlinePaymentMethod;
  /** Brand of a card: "Visa". */
  brand?: string | null;
}

/** Icon of a payment method; its name is beside it. */
export const PaymentMark = ({ of, brand = null }: PaymentMarkProps) =>
  of === 'CREDIT_CARD' ? <CardMark brand={brand} /> : <PlateMark of={signs[of]} />;
