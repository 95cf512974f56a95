import type { VirtualProductVariant } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { addDays, dayInZone, isDay } from '../../../lib/dates/dates.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { choiceFields, type ChoiceValues } from './choiceFields.ts';
import type { KindOfProduct, Product } from './KindOfProduct.ts';
import { messages } from './messages.ts';
import { chooseProduct, chosenProduct } from './productChoice.ts';
import { firstStepPath } from '../../checkout/flow/steps.ts';

/** How many days ahead a day ticket can be had (description of createProductVariantCheckout). */
const daysAhead = 60;

/** The answer of whoever pays a day ticket at the studio. */
export const PAY_LATER = 'later';

/**
 * What is chosen on the page of a product. What was chosen before in this visit stands in it; each change is kept, so that whoever looks
 * at something else finds it again. Going on leads to the first step.
 */
export function useChoice(kind: KindOfProduct, product: Product) {
  const { studio, studioUuid } = useStudio();
  const intl = useIntl();
  const navigate = useNavigate();
  const today = dayInZone(studio.zoneId);
  const isDayTicket = kind.type === 'DAY_TICKET';
  const [start] = useState(() => startOf(product, today));
  const [values, setValues] = useState(start);
  const variantOf = ({ variant }: ChoiceValues) =>
    product.variants.find(({ id }) => String(id) === variant) ?? product.variants[0];
  const keep = (typed: ChoiceValues) => {
    const { day, quantity, recipient, message, payment } = typed;
    chooseProduct({
      productVariantId: Number(typed.variant),
      quantity: countOf(quantity, variantOf(typed)),
      usageDate: isDayTicket && isDay(day) ? day : null,
      recipient:
        recipient.trim() === ''
          ? null
          : { name: recipient.trim(), message: message.trim() === '' ? null : message.trim() },
      payLater: isDayTicket && payment === PAY_LATER,
    });
  };
  const { form, field } = useAppForm(choiceFields, {
    start,
    pending: false,
    error: null,
    onInput: (typed) => {
      setValues(typed);
      keep(typed);
    },
    onSubmit: (typed) => {
      // Words for nobody would be lost.
      if (typed.message.trim() !== '' && typed.recipient.trim() === '') {
        const message = intl.formatMessage(messages.recipientMissing);
        form.control.setError('recipient', { type: 'missing', message });
        return;
      }
      keep(typed);
      void navigate(firstStepPath(kind.addresses(studioUuid, Number(typed.variant))));
    },
  });
  const variant = variantOf(values);
  const quantity = countOf(values.quantity, variant);
  return {
    form,
    field,
    variant,
    quantity,
    total: variant && multiplyMoney(variant.price, quantity),
    /** The days that a day ticket can be had for; none for all else. */
    days: isDayTicket
      ? Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
      : [],
  };
}

/** How many of a variant can be had at once. */
export const mostOf = (variant: VirtualProductVariant | undefined): number =>
  Math.min(variant?.maxQuantity ?? 1, Math.max(variant?.stock ?? Infinity, 1));

/** How many are wanted, of as many as there are: another variant may have fewer. */
const countOf = (typed: string, variant: VirtualProductVariant | undefined): number =>
  Math.min(Math.max(Number(typed), 1), mostOf(variant));

function startOf({ variants }: Product, today: string): ChoiceValues {
  const before = variants.map(({ id }) => chosenProduct(id)).find((choice) => choice);
  const open = variants.find(({ stock }) => stock !== 0) ?? variants[0];
  const isPaidThere = open && open.price.amount > 0 && open.paymentMethods.length === 0;
  return {
    variant: String(before?.productVariantId ?? open?.id ?? ''),
    day: before?.usageDate && before.usageDate >= today ? before.usageDate : today,
    quantity: String(before?.quantity ?? 1),
    recipient: before?.recipient?.name ?? '',
    message: before?.recipient?.message ?? '',
    payment: (before?.payLater ?? isPaidThere) ? PAY_LATER : 'now',
  };
}
