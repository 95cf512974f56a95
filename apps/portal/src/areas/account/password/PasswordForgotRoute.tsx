import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeSent } from './CodeSent.tsx';
import { EmailForm } from './EmailForm.tsx';
import { messages } from './messages.ts';
import { PasswordChanged } from './PasswordChanged.tsx';
import { PicturedPage } from '../../../lib/page/PicturedPage.tsx';
import { StepStart } from '../../../lib/focus/StepStart.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Resets a forgotten password: asks for the address, then for the mailed code and a new password. */
export function PasswordForgotRoute() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'address' | 'other address' | 'code' | 'changed'>('address');
  const sent = (to: string) => {
    setEmail(to);
    setStep('code');
  };
  const form = <EmailForm onSent={sent} />;
  const isAddressStep = step === 'address' || step === 'other address';
  if (step === 'changed') return <PasswordChanged />;
  return (
    <PicturedPage
      title={<FormattedMessage {...titles.passwordForgot} />}
      intro={isAddressStep ? <FormattedMessage {...messages.forgotIntro} /> : undefined}
    >
      {step === 'address' && form}
      {step === 'other address' && <StepStart>{form}</StepStart>}
      {step === 'code' && (
        <CodeSent
          email={email}
          onChanged={() => setStep('changed')}
          onOtherAddress={() => setStep('other address')}
        />
      )}
    </PicturedPage>
  );
}
