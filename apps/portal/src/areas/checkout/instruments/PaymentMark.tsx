import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { CardMark } from '@studio-portal/ui/CardMark';
import { PlateMark } from '@studio-portal/ui/PlateMark';
import { CalendarClock, CreditCard, type IconNode, Landmark, Smartphone, Wallet } from 'lucide';

/** Signs of our own: the marks of these services belong to them. */
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
  /** Of a card: "Visa". */
  brand?: string | null;
}

/** The sign of a way to pay, whose name stands beside it in words. */
export const PaymentMark = ({ of, brand = null }: PaymentMarkProps) =>
  of === 'CREDIT_CARD' ? <CardMark brand={brand} /> : <PlateMark of={signs[of]} />;
