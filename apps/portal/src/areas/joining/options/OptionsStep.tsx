import type { CustomerInfo } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import { LoginOffer } from '../../checkout/contact/LoginOffer.tsx';
import { useKnownPerson } from '../../checkout/contact/useKnownPerson.ts';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { type Day, formatDay } from '../../../lib/dates/dates.ts';
import { FieldGroup } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from '../offers/messages.ts';
import { offeredModules } from './offeredModules.ts';
import { ModuleChoice } from './ModuleChoice.tsx';
import { UnknownTerm } from '../offers/UnknownTerm.tsx';
import { LostExtras } from '../change/LostExtras.tsx';
import { CurrentContractPanel } from '../signing/CurrentContractPanel.tsx';
import { SigningFrame } from '../signing/SigningFrame.tsx';
import { useOptions } from './useOptions.ts';
import type { Signing } from '../signing/useSigning.tsx';

/**
 * First signing step: start date, extras and discount codes. The summary card updates the price on
 * every change. A change of contract is shown once the member's data has loaded, which decides
 * where the step leads.
 */
export function OptionsStep({ signing }: { signing: Signing }) {
  const person = useKnownPerson({ enabled: signing.currentContract !== null });
  if (person.error && !person.data)
    return <FlowError error={person.error} retry={() => void person.refetch()} />;
  if (person.data === undefined) return <FlowLoading />;
  return <Options signing={signing} known={person.data} />;
}

function Options({ signing, known }: { signing: Signing; known: CustomerInfo | null }) {
  const intl = useIntl();
  const formId = useId();
  const { user } = useStudio();
  const { form, field, choice, starts, preuses, chooseModules, pending } = useOptions(
    signing,
    known,
  );
  const { modules, paymentMethods, vouchersAllowed, referralAllowed } = signing.condition;
  if (!choice) return <UnknownTerm />;
  // The day of first use and codes are available only for a first contract.
  const isFirst = signing.currentContract === null;
  const option = (day: Day) => ({
    value: day,
    label: formatDay(day, intl.locale, { weekday: 'short', day: 'numeric', month: 'long' }),
  });
  return (
    <SigningFrame
      signing={signing}
      // Codes are validated on submit: an invalid one must not remove the price.
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
      {signing.currentContract && <CurrentContractPanel contract={signing.currentContract} />}
      <LostExtras current={signing.currentContract} offer={signing.offer.name} modules={modules} />
      <Form of={form} id={formId}>
        <SelectInput {...field('startDate')} options={starts.map(option)} />
        {isFirst && preuses.length > 0 && (
          <SelectInput
            {...field('preuseDate')}
            options={preuses.map(option)}
            emptyLabel={intl.formatMessage(messages.fromStart)}
          />
        )}
        <ModuleChoice
          modules={offeredModules(modules)}
          selected={choice.moduleIds}
          onChange={chooseModules}
        />
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
