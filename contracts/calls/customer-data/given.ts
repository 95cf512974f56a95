import { state, type ParamsOf } from '../../src/states.ts';

/** The change of the examples. */
export const amendmentId = '6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01';

/** What the member who is logged in may do. */
export const may = (word: ParamsOf<'what the member may do'>['may']) =>
  state('what the member may do', { may: word });

/** A change that the member has asked for. */
export const amendment = (
  section: ParamsOf<'an amendment'>['section'],
  situation: ParamsOf<'an amendment'>['state'] = 'pending',
) => state('an amendment', { id: amendmentId, section, state: situation });

/** A refusal names the permission that is missing. */
export const lacks = (permission: string) => [{ type: 'STRING' as const, value: permission }];
