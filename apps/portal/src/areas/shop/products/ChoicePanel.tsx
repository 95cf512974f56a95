import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ActionBar } from '@studio-portal/ui/ActionBar';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { formatDay } from '../../../lib/dates/dates.ts';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import type { KindOfProduct, Product } from './KindOfProduct.ts';
import { messages } from './messages.ts';
import { mostOf, PAY_LATER, useChoice } from './useChoice.ts';
import { VariantChoice } from './VariantChoice.tsx';

/** What can be chosen of a product: its form, how many, and what its kind asks besides; what it comes to; and the way on. */
export function ChoicePanel({ kind, product }: { kind: KindOfProduct; product: Product }) {
  const intl = useIntl();
  const id = useId();
  const { form, field, variant, quantity, total, days } = useChoice(kind, product);
  const most = mostOf(variant);
  const paysOnline = (variant?.paymentMethods.length ?? 0) > 0;
  const costs = (variant?.price.amount ?? 0) > 0;
  const soldOut = product.variants.every(({ stock }) => stock === 0);
  return (
    <>
      <Form of={form} id={id}>
        <VariantChoice {...field('variant')} variants={product.variants} />
        {days.length > 0 && (
          <SelectInput
            {...field('day')}
            options={days.map((day) => ({
              value: day,
              label: formatDay(day, intl.locale, {
                weekday: 'short',
                day: 'numeric',
                month: 'long',
              }),
            }))}
          />
        )}
        {most > 1 && (
          <SelectInput
            {...field('quantity')}
            options={Array.from({ length: most }, (_, before) => ({
              value: String(before + 1),
              label: intl.formatNumber(before + 1),
            }))}
          />
        )}
        {kind.type === 'VOUCHER' && (
          <>
            <TextInput
              {...field('recipient')}
              hint={<FormattedMessage {...messages.recipientHint} />}
            />
            <TextInput {...field('message')} rows={3} />
          </>
        )}
        {days.length > 0 && costs && paysOnline && (
          <ChoiceInput
            {...field('payment')}
            options={[
              { value: 'now', title: <FormattedMessage {...messages.payNow} /> },
              {
                value: PAY_LATER,
                title: <FormattedMessage {...messages.payLater} />,
                text: <FormattedMessage {...messages.payLaterText} />,
              },
            ]}
          />
        )}
      </Form>
      {quantity > 1 && total && (
        <Typography variant="subtitle1" component="output">
          <FormattedMessage {...messages.total} />: <PriceLabel price={total} />
        </Typography>
      )}
      <ActionBar
        told={
          total && (
            <strong>
              <PriceLabel price={total} />
            </strong>
          )
        }
      >
        <Button
          type="submit"
          form={id}
          variant="contained"
          size="large"
          fullWidth
          disabled={soldOut}
        >
          <FormattedMessage {...(soldOut ? messages.soldOutButton : messages.goOn)} />
        </Button>
      </ActionBar>
    </>
  );
}
