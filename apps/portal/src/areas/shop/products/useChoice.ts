import type { Studio, VirtualProductVariant } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { addDays, type Day, dayInZone, isDay, now } from '../../../lib/dates/dates.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { openState } from '../../studio/shared/openState.ts';
import { choiceFields, type ChoiceValues } from './choiceFields.ts';
import type { ProductKind, Product } from './ProductKind.ts';
import { messages } from './messages.ts';
import { saveProductChoice, readProductChoice } from './productChoice.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

/** Value of the payment field for paying a day ticket at the studio. */
export const PAY_LATER = 'later';

/**
 * Form state of a product page, starting with the choice stored in this visit. Stores every change,
 * so that it survives visits to other pages. Submitting opens the first checkout step.
 */
export function useChoice(kind: ProductKind, product: Product) {
  const { studio, studioUuid } = useStudio();
  const intl = useIntl();
  const navigate = useNavigate();
  const today = dayInZone(studio.zoneId);
  const isDayTicket = kind.type === 'DAY_TICKET';
  const days = isDayTicket
    ? Array.from({ length: (product.daysInAdvance ?? 0) + 1 }, (_, ahead) => addDays(today, ahead))
    : [];
  const [start] = useState(() => {
    const openDay = getNextOpenDay(studio);
    return initialValues(kind, product, today, days.includes(openDay) ? openDay : today);
  });
  const [values, setValues] = useState(start);
  const findVariant = ({ variant }: ChoiceValues) =>
    product.variants.find(({ id }) => String(id) === variant) ?? product.variants[0];
  const saveChoice = (typed: ChoiceValues) => {
    const { day, quantity, recipient, message, payment } = typed;
    const chosen = findVariant(typed);
    saveProductChoice({
      productVariantId: Number(typed.variant),
      quantity: clampQuantity(quantity, chosen),
      usageDate: isDayTicket && isDay(day) ? day : null,
      recipient:
        recipient.trim() === ''
          ? null
          : { name: recipient.trim(), message: message.trim() === '' ? null : message.trim() },
      payLater: isDayTicket && (payment === PAY_LATER || isPaidAtStudio(chosen)),
    });
  };
  const { form, field } = useAppForm(choiceFields, {
    start,
    pending: false,
    error: null,
    onInput: (typed) => {
      const clamped = String(clampQuantity(typed.quantity, findVariant(typed)));
      if (clamped !== typed.quantity) {
        // Calls this function again.
        form.control.setValue('quantity', clamped);
        return;
      }
      setValues(typed);
      saveChoice(typed);
    },
    onSubmit: (typed) => {
      // A message without a recipient would be lost.
      if (typed.message.trim() !== '' && typed.recipient.trim() === '') {
        const message = intl.formatMessage(messages.recipientMissing);
        form.control.setError('recipient', { type: 'missing', message });
        return;
      }
      saveChoice(typed);
      void navigate(firstStepPath(kind.addresses(studioUuid, Number(typed.variant))));
    },
  });
  const variant = findVariant(values);
  const quantity = clampQuantity(values.quantity, variant);
  return {
    form,
    field,
    variant,
    total: variant && multiplyMoney(variant.price, quantity),
    /** Days for which a day ticket can be booked; empty for other kinds. */
    days,
  };
}

/** Returns the maximum quantity of a variant per order. */
export const getMaxQuantity = (variant: VirtualProductVariant | undefined): number =>
  Math.min(variant?.maxQuantity ?? 1, Math.max(variant?.stock ?? Infinity, 1));

/** Limits the quantity to the available one, which differs between variants. */
const clampQuantity = (typed: string, variant: VirtualProductVariant | undefined): number =>
  Math.min(Math.max(Number(typed), 1), getMaxQuantity(variant));

/** Returns whether a variant costs something and cannot be paid online. */
export const isPaidAtStudio = (variant: VirtualProductVariant | undefined): boolean =>
  variant !== undefined && variant.price.amount > 0 && variant.paymentMethods.length === 0;

/** Returns today if the studio is open, else the day on which it opens; today if that is unknown. */
function getNextOpenDay({ closingHoursDtos, zoneId }: Studio): Day {
  const present = now();
  const state = openState(closingHoursDtos, present);
  return dayInZone(zoneId, state.open ? present : (state.opens ?? present));
}

function initialValues(
  { type }: ProductKind,
  { variants }: Product,
  today: Day,
  proposedDay: Day,
): ChoiceValues {
  const before = variants.map(({ id }) => readProductChoice(id)).find((choice) => choice);
  // Variants are cheapest first. A cheaper day ticket is a reduced one, which only some may buy.
  const proposed = type === 'DAY_TICKET' ? variants.toReversed() : variants;
  const open = proposed.find(({ stock }) => stock !== 0) ?? proposed[0];
  const chosen = variants.find(({ id }) => id === before?.productVariantId) ?? open;
  return {
    variant: String(chosen?.id ?? ''),
    day: before?.usageDate && before.usageDate >= today ? before.usageDate : proposedDay,
    quantity: String(clampQuantity(String(before?.quantity ?? 1), chosen)),
    recipient: before?.recipient?.name ?? '',
    message: before?.recipient?.message ?? '',
    payment: (before?.payLater ?? isPaidAtStudio(chosen)) ? PAY_LATER : 'now',
  };
}
