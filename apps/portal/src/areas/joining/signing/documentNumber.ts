import type { IdentityDocumentOption } from '@studio-portal/sdk/types';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { validationMessages } from '../../../lib/forms/messages.ts';
import type { AppForm } from '../../../lib/forms/useAppForm.ts';

/** Compiles a pattern of the studio; undefined if it is not a regular expression. */
function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/**
 * Returns the rule for the number of the selected identity document: the studio's pattern, which
 * applies to the number in capitals without spaces and hyphens. Empty without a pattern.
 */
export function documentNumberRule(
  options: readonly IdentityDocumentOption[] | undefined,
  documentType: string,
) {
  const option = options?.find((one) => one.documentType === documentType);
  const pattern = option?.numberPattern ? compile(option.numberPattern) : undefined;
  if (!pattern) return {};
  return {
    invalid: validationMessages.documentNumberOfType,
    check: z.refine<string>((text) => pattern.test(text.replaceAll(/[ -]/g, '').toUpperCase())),
  };
}

/** Validates a number that was typed before again when another kind of document is selected. */
export function useDocumentNumberCheck({ control }: AppForm, documentType: string): void {
  const validate = useEffectEvent(() => {
    if (control.getFieldState('documentNumber').isTouched) void control.trigger('documentNumber');
  });
  useEffect(() => validate(), [documentType]);
}
