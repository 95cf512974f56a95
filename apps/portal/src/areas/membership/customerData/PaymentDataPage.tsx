import { useGetPaymentData } from '@studio-portal/sdk/api/customer-data';
import type { PaymentData, PaymentDataAmendment } from '@studio-portal/sdk/types';
import { MembershipMethod } from '../../checkout/instruments/MembershipMethod.tsx';
import { messages as mandateMessages } from '../../checkout/mandate/messages.ts';
import type { Fact } from '../../../lib/page/FactList.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DataFile } from './DataFile.tsx';
import { DataPage } from './DataPage.tsx';
import { messages } from './messages.ts';
import { PaymentDataForm } from './PaymentDataForm.tsx';

/** Payment method of the membership with its mandate. */
export function PaymentDataPage() {
  const { studio } = useStudio();
  const data = useGetPaymentData({ query: { staleTime: 0 } });
  return (
    <DataPage
      page="customerPayment"
      data={data}
      facts={(known: PaymentData) => toFacts(known, studio.zoneId)}
      amendmentFacts={(amendment: PaymentDataAmendment) => [
        [mandateMessages.holder, amendment.accountHolder],
        [mandateMessages.iban, amendment.maskedIban],
        [mandateMessages.reference, amendment.mandateReference],
      ]}
      form={PaymentDataForm}
      below={data.data?.mandateReference ? <DataFile kind="mandate" /> : undefined}
    />
  );
}

function toFacts(data: PaymentData, zone: string): Fact[] {
  const { paymentMethod, maskedIban, accountHolder, mandateReference, mandateGivenAt } = data;
  return [
    [
      messages.method,
      <MembershipMethod key="method" of={{ paymentMethod, maskedNumber: maskedIban }} />,
    ],
    ...(accountHolder === null ? [] : [[mandateMessages.holder, accountHolder] satisfies Fact]),
    ...(mandateReference === null
      ? []
      : [[mandateMessages.reference, mandateReference] satisfies Fact]),
    ...(mandateGivenAt === null
      ? []
      : [
          [
            messages.mandateGiven,
            <Moment key="given" at={mandateGivenAt} zone={zone} />,
          ] satisfies Fact,
        ]),
  ];
}
