import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess, from 0 (instantly) to 4 (not in a lifetime). */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });

/**
 * Estimates the strength as an attacker would. The dictionaries are large, so load this module on
 * demand only.
 * @param own personal data such as the e-mail address; a password that contains them is weak
 */
export const passwordStrength = (password: string, own: readonly string[]): Strength =>
  meter.check(password, [...own]).score;
