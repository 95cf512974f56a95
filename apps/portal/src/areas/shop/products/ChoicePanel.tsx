import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ActionBar } from '@studio-portal/ui/ActionBar';
import { useId } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import type { ProductKind, Product } from './ProductKind.ts';
import { messages } from './messages.ts';
import { getMaxQuantity, isPaidAtStudio, PAY_LATER, useChoice } from './useChoice.ts';
import { VariantChoice } from './VariantChoice.tsx';

/**
 * Form for a product: variant, quantity and the fields of its kind, with the total and the button
 * to continue.
 */
export function ChoicePanel({ kind, product }: { kind: ProductKind; product: Product }) {
  const intl = useIntl();
  const id = useId();
  const { form, field, variant, total, days } = useChoice(kind, product);
  const [today] = days;
  const maxQuantity = getMaxQuantity(variant);
  const canPayOnline = (variant?.paymentMethods.length ?? 0) > 0;
  const hasPrice = (variant?.price.amount ?? 0) > 0;
  const soldOut = product.variants.every(({ stock }) => stock === 0);
  return (
    <>
      <Form of={form} id={id}>
        <VariantChoice {...field('variant')} variants={product.variants} />
        {days.length > 1 && (
          <SelectInput
            {...field('day')}
            options={days.map((day) => ({ value: day, label: formatChoosableDay(day, intl) }))}
          />
        )}
        {today && days.length === 1 && (
          <Typography>
            <FormattedMessage {...messages.day} />: {formatChoosableDay(today, intl)}
          </Typography>
        )}
        {maxQuantity > 1 && (
          <SelectInput
            {...field('quantity')}
            options={Array.from({ length: maxQuantity }, (_, before) => ({
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
        {days.length > 0 && isPaidAtStudio(variant) && (
          <Typography>
            <FormattedMessage {...messages.payLaterText} />
          </Typography>
        )}
        {days.length > 0 && hasPrice && canPayOnline && (
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
      {total && (
        <Typography variant="h2" component="output">
          <FormattedMessage {...messages.total} />: <PriceLabel price={total} />
        </Typography>
      )}
      <ActionBar
        summary={
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

const formatChoosableDay = (day: Day, { locale }: IntlShape): string =>
  formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'long' });
