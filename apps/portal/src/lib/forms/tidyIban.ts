import { formatIban } from '@studio-portal/ui/formatIban';
import { foldText } from '../foldText.ts';

/** Formats an entered IBAN for display, in whatever notation it was entered. */
export const tidyIban = (entered: string): string => formatIban(foldText('account', entered));
