import type { Studio } from '@studio-portal/sdk/types';

/** Language tag of what a studio writes itself, for `lang`: screen readers then speak it rightly on a page in another language. */
export const languageOf = ({ locale }: Studio): string => locale.replace('_', '-');
