import type { Params } from './params.ts';
import type { World } from './world.ts';

/** Every provider state that the contracts may name; what each means stands in contracts/src/states.ts. */
export type StateName =
  | 'a clean sandbox'
  | 'a whitelabel config'
  | 'a studio'
  | 'a logged-in member'
  | 'a logged-in visitor without connection'
  | 'a course appointment'
  | 'a booking'
  | 'no booking'
  | 'no bookings'
  | 'booking options';

/** What a state hands back to whoever set it. */
export type StateResult = { cookie: string };

/** Brings a state about with rows in the real tables. */
export type SetState = (world: World, params: Params) => Promise<StateResult | void>;

export type States = Record<StateName, SetState>;
