import type { PublicWithdrawalRequest } from '@studio-portal/sdk/types';
import { createPublicWithdrawal } from '@studio-portal/sdk/api/contracts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { withDraft } from '../../../lib/forms/withDraft.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { withdrawalFields, type WithdrawalValues } from './fields.ts';
import { PrefillGate } from './PrefillGate.tsx';
import { messages } from './messages.ts';
import { ReceiptPage } from './ReceiptPage.tsx';
import { toWithdrawal } from './toRequests.ts';
import type { Prefill } from './usePrefill.ts';

const form = 'contract-withdrawal';

/**
 * Page behind "Withdraw from contract here": name, contract, one button and a receipt, without
 * login (legal: withdrawal function). Prefilled for logged-in users.
 */
export const WithdrawalPage = () => (
  <PrefillGate title={titles.contractWithdrawal}>
    {(prefill) => <Declaration prefill={prefill} />}
  </PrefillGate>
);

function Declaration({ prefill }: { prefill: Prefill }) {
  const { studio } = useStudio();
  const [keyFor] = useState(createKeyring);
  const [start] = useState(() => {
    const { firstname, lastname, contract, email } = prefill;
    return withDraft<WithdrawalValues>(form, { firstname, lastname, contract, email });
  });
  const { mutate, data, variables, isPending, error } = useApiMutation(['createPublicWithdrawal'], {
    mutationFn: (request: PublicWithdrawalRequest) =>
      createPublicWithdrawal(request, { 'Idempotency-Key': keyFor(request) }),
    onSuccess: () => saveFormDraft(form, undefined),
  });
  const { form: appForm, field } = useAppForm(withdrawalFields, {
    start,
    mode: 'onTouched',
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => saveFormDraft(form, typed),
    onSubmit: (typed) => mutate(toWithdrawal(typed, studio.id)),
  });
  if (data && variables)
    return (
      <ReceiptPage
        title={messages.withdrawnTitle}
        declaration={{
          receipt: data,
          name: `${variables.firstname} ${variables.lastname}`,
          contract: variables.contract,
        }}
      />
    );
  return (
    <StaticPage
      title={<FormattedMessage {...titles.contractWithdrawal} />}
      intro={<FormattedMessage {...messages.withdrawIntro} />}
    >
      <Form of={appForm} submit={<FormattedMessage {...messages.confirmWithdrawal} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        <TextInput {...field('contract')} hint={<FormattedMessage {...messages.contract} />} />
        <TextInput {...field('email')} hint={<FormattedMessage {...messages.emailHint} />} />
      </Form>
    </StaticPage>
  );
}
