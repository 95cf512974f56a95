import type { MigrationSteps } from '@studio-portal/sdk/types';

/** Steps of the wizard (spec 2, section 2). */
export type Step = 'INTRO' | 'ACCEPT_TERMS' | 'REFUSAL' | 'REFUSAL_RESULT';

export interface WizardState {
  step: Step;
  /** Steps whose box is ticked; each step has its own consent. */
  ticked: readonly Step[];
  /**
   * True after confirming without consent: shows the error of the registration terms and disables
   * confirming.
   */
  consentMissing: boolean;
}

export type WizardEvent =
  | { type: 'tick'; ticked: boolean }
  | { type: 'confirm' }
  | { type: 'cancel' };

/**
 * Side effect of a transition. ACCEPT: records the decision and sends the migrate request. REFUSE:
 * records it and sends the cancelation notice. CLOSE: closes the wizard.
 */
export type Effect = 'ACCEPT' | 'REFUSE' | 'CLOSE';

export interface Transition {
  state: WizardState;
  effect?: Effect;
}

/** Maps the server's step: STEP_4 means refused before, anything else starts at the beginning. */
export const startingStep = (currentStep: MigrationSteps['currentStep']): Step =>
  currentStep === 'STEP_4' ? 'REFUSAL_RESULT' : 'INTRO';

export const initialState = (step: Step): WizardState => ({
  step,
  ticked: [],
  consentMissing: false,
});

/** Implements the transition table of spec 2, section 4. */
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
