import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import { LoginOffer } from '../../checkout/contact/LoginOffer.tsx';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { FieldGroup } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from '../offers/messages.ts';
import { ModuleChoice } from './ModuleChoice.tsx';
import { NoSuchTerm } from '../offers/NoSuchTerm.tsx';
import { PresentContract } from '../signing/PresentContract.tsx';
import { SigningFrame } from '../signing/SigningFrame.tsx';
import { useOptions } from './useOptions.ts';
import type { Signing } from '../signing/useSigning.tsx';

/** First step to a contract: when it begins, what comes with it, and what makes it cheaper. The card shows at once what it comes to. */
export function OptionsStep({ signing }: { signing: Signing }) {
  const intl = useIntl();
  const formId = useId();
  const { user } = useStudio();
  const { form, field, choice, starts, preuses, chooseModules, pending } = useOptions(signing);
  const { modules, paymentMethods, vouchersAllowed, referralAllowed } = signing.condition;
  if (!choice) return <NoSuchTerm />;
  // A day of first use and codes go with a first contract alone.
  const isFirst = signing.running === null;
  const option = (day: Day) => ({
    value: day,
    label: formatDay(day, intl.locale, { weekday: 'short', day: 'numeric', month: 'long' }),
  });
  return (
    <SigningFrame
      signing={signing}
      // Codes are looked at when the reader goes on: a wrong one must not take the price away.
      priced={{ ...choice, voucherCode: null, referralCode: null }}
      current="options"
      title={<FormattedMessage {...messages.optionsTitle} />}
      // Legal: the accepted payment methods are shown at the start of the checkout.
      intro={
        <FormattedMessage
          {...flowMessages.paymentIntro}
          values={{
            methods: intl.formatList(
              paymentMethods.map((method) => intl.formatMessage(membershipMethods[method])),
              { type: 'unit' },
            ),
          }}
        />
      }
      action={
        <LoadingButton type="submit" form={formId} loading={pending} size="large" fullWidth>
          <FormattedMessage {...flowMessages.continue} />
        </LoadingButton>
      }
    >
      {!user && <LoginOffer text={messages.loginOffer} />}
      {signing.running && <PresentContract contract={signing.running} />}
      <Form of={form} id={formId}>
        <SelectInput {...field('startDate')} options={starts.map(option)} />
        {isFirst && preuses.length > 0 && (
          <SelectInput
            {...field('preuseDate')}
            options={preuses.map(option)}
            emptyLabel={intl.formatMessage(messages.fromStart)}
          />
        )}
        <ModuleChoice modules={modules} selected={choice.moduleIds} onChange={chooseModules} />
        {isFirst && (vouchersAllowed || referralAllowed) && (
          <FieldGroup legend={<FormattedMessage {...messages.codes} />}>
            {vouchersAllowed && (
              <TextInput
                {...field('voucherCode')}
                hint={<FormattedMessage {...messages.codesHint} />}
              />
            )}
            {referralAllowed && (
              <TextInput
                {...field('referralCode')}
                hint={<FormattedMessage {...messages.referralHint} />}
              />
            )}
          </FieldGroup>
        )}
      </Form>
    </SigningFrame>
  );
}
