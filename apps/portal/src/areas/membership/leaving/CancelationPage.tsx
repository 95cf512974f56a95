import type { PublicCancelationRequest } from '@studio-portal/sdk/types';
import { createPublicCancelation } from '@studio-portal/sdk/api/contracts';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { createKeyring } from '../../../lib/browser/createKeyring.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { withDraft } from '../../../lib/forms/withDraft.ts';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { CancelationForm } from './CancelationForm.tsx';
import { buildCancelationFields, type CancelationValues } from './fields.ts';
import { PrefillGate } from './PrefillGate.tsx';
import { messages } from './messages.ts';
import { ReceiptPage } from './ReceiptPage.tsx';
import { toCancelation } from './toRequests.ts';
import type { Prefill } from './usePrefill.ts';

const form = 'contract-cancelation';

/**
 * Page behind "Cancel memberships here": everything that the law requires on one page, one button
 * and a receipt, without login (legal: cancelation button). Prefilled for logged-in users.
 */
export const CancelationPage = () => (
  <PrefillGate title={titles.contractCancelation}>
    {(prefill) => <Declaration prefill={prefill} />}
  </PrefillGate>
);

function Declaration({ prefill }: { prefill: Prefill }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const [keyFor] = useState(createKeyring);
  const [start] = useState(() =>
    withDraft<CancelationValues>(form, {
      type: 'ORDINARY',
      reason: '',
      contractEndDate: '',
      ...prefill,
    }),
  );
  const { mutate, data, variables, isPending, error } = useApiMutation(
    ['createPublicCancelation'],
    {
      mutationFn: (request: PublicCancelationRequest) =>
        createPublicCancelation(request, { 'Idempotency-Key': keyFor(request) }),
      onSuccess: () => saveFormDraft(form, undefined),
    },
  );
  const appForm = useAppForm(buildCancelationFields(studio.zoneId), {
    start,
    mode: 'onTouched',
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => saveFormDraft(form, typed),
    onSubmit: (typed) => {
      const { setError } = appForm.form.control;
      const isExtraordinary = typed.type === 'EXTRAORDINARY';
      if (isExtraordinary && typed.reason === '') {
        setError('reason', { type: 'missing', message: intl.formatMessage(messages.enterReason) });
        return;
      }
      if (typed.customerNumber === '' && typed.dateOfBirth === '') {
        const message = intl.formatMessage(messages.oneOfBoth);
        setError('customerNumber', { type: 'missing', message });
        setError('dateOfBirth', { type: 'missing', message });
        return;
      }
      mutate(toCancelation(typed, studio.id));
    },
  });
  if (data && variables) {
    const { contractEndDate, type } = variables;
    return (
      <ReceiptPage
        title={messages.canceledTitle}
        declaration={{
          receipt: data,
          name: `${variables.firstname} ${variables.lastname}`,
          contract: variables.contract,
          kind: intl.formatMessage(
            type === 'ORDINARY' ? messages.ordinary : messages.extraordinary,
          ),
          ends:
            contractEndDate === null
              ? intl.formatMessage(messages.earliest)
              : formatDay(fromWire(contractEndDate), intl.locale, { dateStyle: 'long' }),
        }}
      />
    );
  }
  return (
    <StaticPage
      title={<FormattedMessage {...titles.contractCancelation} />}
      intro={
        <>
          <FormattedMessage {...messages.cancelIntro} />{' '}
          <SiteLink href={path('contractWithdrawal', { studioUuid })}>
            <FormattedMessage {...messages.toWithdrawal} />
          </SiteLink>
        </>
      }
    >
      <CancelationForm {...appForm} />
    </StaticPage>
  );
}
