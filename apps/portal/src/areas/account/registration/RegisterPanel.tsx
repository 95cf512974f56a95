import type { LegalInfoType, QuickRegistration, RegisterRequest } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { path } from '../../../lib/address/paths.ts';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { readFormDraft } from '../../../lib/forms/formDrafts.ts';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { OptionalConsents } from './OptionalConsents.tsx';
import { ReferralNote } from './ReferralNote.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { toRequest } from './toRequest.ts';
import { useReferral } from './useReferral.ts';
import { useRegister } from './useRegister.ts';

/**
 * Registers in two steps: the form, and the code that confirms the address. Going back restores the
 * input including the password, which exists only in the component's state.
 * @param invitation prefills the form and binds the account to the inviting studio
 */
export function RegisterPanel({ invitation }: { invitation?: QuickRegistration }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const [accepted, setAccepted] = useState<LegalInfoType[]>([]);
  const links = useWhitelabel()?.texts.legalDocumentsLinks;
  const [request, setRequest] = useState<RegisterRequest>();
  const [step, setStep] = useState<'form' | 'code' | 'form again'>('form');
  const { register, pending, error, resent } = useRegister(invitation?.uuid);
  // Prefills the data of a booking made without an account.
  const booked = readFormDraft('booked-as');
  const typed = (name: string) => String(booked?.[name] ?? '');
  const referral = useReferral(!invitation);

  if (request && step === 'code')
    return (
      <ConfirmAddress
        request={request}
        onResend={() => register(request)}
        resending={pending}
        resent={resent}
        resendError={error}
        onBack={() => setStep('form again')}
      />
    );
  const form = (
    <>
      <ReferralNote referral={referral} />
      <RegisterForm
        initial={{
          firstname: request?.firstname ?? invitation?.firstname ?? typed('firstname'),
          lastname: request?.lastname ?? invitation?.lastname ?? typed('lastname'),
          email: request?.email ?? invitation?.email ?? typed('email'),
          password: request?.password ?? '',
          terms: request?.termsAccepted ?? false,
        }}
        emailIsFixed={Boolean(invitation?.email)}
        terms={
          links?.termsAndConditions
            ? {
                terms: links.termsAndConditions,
                privacy: links.privacyPolicy ?? path('privacy', { studioUuid }),
              }
            : undefined
        }
        onSubmit={(values) => {
          const next = toRequest(values, intl.locale, referral.code, {
            studioId: studio.id,
            accepted,
          });
          setRequest(next);
          register(next, () => setStep('code'));
        }}
        pending={pending}
        error={error}
      >
        {!invitation && <OptionalConsents accepted={accepted} onChange={setAccepted} />}
      </RegisterForm>
    </>
  );
  return step === 'form again' ? <StepStart>{form}</StepStart> : form;
}
