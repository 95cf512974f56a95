import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess: 0 (at once) to 4 (not in a lifetime). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });

/**
 * Guesses as an attacker would. The dictionaries are large, so this module is only ever loaded on demand.
 * @param own what belongs to the person, such as the e-mail address; a password made of it is weak
 */
export const strengthOf = (password: string, own: readonly string[]): Strength =>
  meter.check(password, [...own]).score;
