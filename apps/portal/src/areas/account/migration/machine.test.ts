import { describe, expect, test } from 'vitest';
import { initialState, startingStep, type Step, transition, type WizardState } from './machine.ts';

const stateWithTicks = (...ticked: Step[]): WizardState => ({
  step: ticked[0] ?? 'INTRO',
  ticked,
  consentMissing: false,
});
const confirm = { type: 'confirm' } as const;
const cancel = { type: 'cancel' } as const;

describe('transition table', () => {
  test('INTRO: confirm with the box ticked leads to ACCEPT_TERMS', () => {
    const { state, effect } = transition(stateWithTicks('INTRO'), confirm);
    expect(state.step).toBe('ACCEPT_TERMS');
    expect(effect).toBeUndefined();
  });

  test('INTRO: cancel leads to REFUSAL and resets the box', () => {
    const { state, effect } = transition(stateWithTicks('INTRO', 'ACCEPT_TERMS'), cancel);
    expect(state).toEqual(initialState('REFUSAL'));
    expect(effect).toBeUndefined();
  });

  test('ACCEPT_TERMS: confirm with the box ticked accepts and stays until the request completes', () => {
    const state = stateWithTicks('ACCEPT_TERMS');
    expect(transition(state, confirm)).toEqual({ state, effect: 'ACCEPT' });
  });

  test('ACCEPT_TERMS: cancel leads to INTRO', () => {
    const { state, effect } = transition(stateWithTicks('ACCEPT_TERMS', 'INTRO'), cancel);
    expect(state.step).toBe('INTRO');
    expect(state.ticked).toContain('INTRO');
    expect(effect).toBeUndefined();
  });

  test('REFUSAL: confirm leads to ACCEPT_TERMS', () => {
    const { state, effect } = transition(stateWithTicks('REFUSAL'), confirm);
    expect(state).toEqual({ ...stateWithTicks('REFUSAL'), step: 'ACCEPT_TERMS' });
    expect(effect).toBeUndefined();
  });

  test('REFUSAL: cancel refuses and leads to REFUSAL_RESULT', () => {
    expect(transition(initialState('REFUSAL'), cancel)).toEqual({
      state: initialState('REFUSAL_RESULT'),
      effect: 'REFUSE',
    });
  });

  test('REFUSAL_RESULT: confirm leads to ACCEPT_TERMS', () => {
    const { state, effect } = transition(stateWithTicks('REFUSAL_RESULT'), confirm);
    expect(state).toEqual({ ...stateWithTicks('REFUSAL_RESULT'), step: 'ACCEPT_TERMS' });
    expect(effect).toBeUndefined();
  });

  test('REFUSAL_RESULT: cancel closes the wizard', () => {
    expect(transition(initialState('REFUSAL_RESULT'), cancel).effect).toBe('CLOSE');
  });
});

describe('the consent box', () => {
  test.each(['INTRO', 'ACCEPT_TERMS', 'REFUSAL', 'REFUSAL_RESULT'] as const)(
    'must be ticked in %s',
    (step) => {
      const { state, effect } = transition(initialState(step), confirm);
      expect(state).toEqual({ step, ticked: [], consentMissing: true });
      expect(effect).toBeUndefined();
    },
  );

  test('clears the error when ticked', () => {
    const { state } = transition(initialState('INTRO'), confirm);
    const { state: mended } = transition(state, { type: 'tick', ticked: true });
    expect(mended).toEqual({ step: 'INTRO', ticked: ['INTRO'], consentMissing: false });
  });

  test('is missing again when unticked', () => {
    const { state } = transition(stateWithTicks('INTRO'), { type: 'tick', ticked: false });
    expect(transition(state, confirm).state.consentMissing).toBe(true);
  });

  test('counts for one step only', () => {
    const { state } = transition(stateWithTicks('INTRO'), confirm);
    expect(transition(state, confirm).state.consentMissing).toBe(true);
  });

  test('loses its error in the next step', () => {
    const { state } = transition(initialState('ACCEPT_TERMS'), confirm);
    expect(transition(state, cancel).state.consentMissing).toBe(false);
  });
});

test('starts at the step from the server', () => {
  expect(startingStep('STEP_1')).toBe('INTRO');
  expect(startingStep('STEP_4')).toBe('REFUSAL_RESULT');
});
