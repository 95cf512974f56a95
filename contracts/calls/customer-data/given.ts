import { state, type StateParams } from '../../src/states.ts';

/** Id of the change in the examples. */
export const amendmentId = '6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01';

/** Permissions of the current user in the customer center. */
export const may = (word: StateParams<'what the member may do'>['may']) =>
  state('what the member may do', { may: word });

/** A change that the member has requested. */
export const amendment = (
  section: StateParams<'an amendment'>['section'],
  situation: StateParams<'an amendment'>['state'] = 'pending',
) => state('an amendment', { id: amendmentId, section, state: situation });

/** Errors name the missing permission. */
export const lacks = (permission: string) => [{ type: 'STRING' as const, value: permission }];
