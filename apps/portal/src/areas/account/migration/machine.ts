import type { MigrationSteps } from '@studio-portal/sdk/types';

/** The steps of the wizard (specification 2, section 2). */
export type Step = 'INTRO' | 'ACCEPT_TERMS' | 'REFUSAL' | 'REFUSAL_RESULT';

export interface WizardState {
  step: Step;
  /** The steps whose box is ticked; each consent is one of its own. */
  ticked: readonly Step[];
  /** The reader went on without the box: the register terms error shows, and confirming is disabled. */
  consentMissing: boolean;
}

export type WizardEvent =
  | { type: 'tick'; ticked: boolean }
  | { type: 'confirm' }
  | { type: 'cancel' };

/**
 * What has to be done besides showing the next step. ACCEPT: record the decision, send the migrate request. REFUSE: record it, send
 * the cancelation notice. CLOSE: the flow closes.
 */
export type Effect = 'ACCEPT' | 'REFUSE' | 'CLOSE';

export interface Transition {
  state: WizardState;
  effect?: Effect;
}

/** Where the server's step begins: STEP_4 has refused before, anything else begins at the start. */
export const startingStep = (currentStep: MigrationSteps['currentStep']): Step =>
  currentStep === 'STEP_4' ? 'REFUSAL_RESULT' : 'INTRO';

export const startIn = (step: Step): WizardState => ({ step, ticked: [], consentMissing: false });

/** The transition table of specification 2, section 4. */
export function transition(state: WizardState, event: WizardEvent): Transition {
  const { step, ticked } = state;
  const to = (next: Step, kept = ticked): WizardState => ({
    step: next,
    ticked: kept,
    consentMissing: false,
  });
  if (event.type === 'tick') {
    const others = ticked.filter((other) => other !== step);
    return { state: to(step, event.ticked ? [...others, step] : others) };
  }
  if (event.type === 'confirm') {
    if (!ticked.includes(step)) return { state: { ...state, consentMissing: true } };
    return step === 'ACCEPT_TERMS' ? { state, effect: 'ACCEPT' } : { state: to('ACCEPT_TERMS') };
  }
  const canceled: Record<Step, Transition> = {
    INTRO: { state: to('REFUSAL', []) },
    ACCEPT_TERMS: { state: to('INTRO') },
    REFUSAL: { state: to('REFUSAL_RESULT'), effect: 'REFUSE' },
    REFUSAL_RESULT: { state, effect: 'CLOSE' },
  };
  return canceled[step];
}
