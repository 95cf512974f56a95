/** What texts are loaded by: those of every page, those of refusals, and the areas of the portal. */
export type TextArea =
  | 'start'
  | 'errors'
  | 'account'
  | 'booking'
  | 'checkout'
  | 'joining'
  | 'membership'
  | 'messages'
  | 'money'
  | 'rewards'
  | 'shop'
  | 'studio'
  | 'visits';

/** @param file that declares messages, from the workspace: `src/areas/booking/courses/messages.ts` */
export function textAreaOf(file: string): string {
  if (file.startsWith('src/lib/api/errors/')) return 'errors';
  return /^src\/areas\/(\w+)\//.exec(file)?.[1] ?? 'start';
}
