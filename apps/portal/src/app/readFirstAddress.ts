import { store } from '../lib/browser/storage.ts';
import { rememberFrameParts } from '../lib/browser/frameParts.ts';
import { parseHashRoute } from '../lib/address/legacyPaths.ts';
import { readQuery } from '../lib/address/query.ts';
import { rememberContractModules } from '../lib/browser/contractModules.ts';
import { rememberOverview } from '../lib/browser/overview.ts';
import { rememberWebContext } from '../lib/browser/webContext.ts';
import { rememberWebsite } from '../lib/browser/website.ts';

/**
 * Reads settings from the first address of a visit, before rendering: a hash route of an earlier
 * version, a referral code, modules of a contract, hidden parts of the frame, headers for all calls
 * (spec 2.1 and 2.6), and the website whose widget led here.
 */
export function readFirstAddress(location: Location, history: History): void {
  const path = parseHashRoute(location);
  if (path) history.replaceState(null, '', path);
  const { referralCode } = readQuery(location.search);
  if (referralCode) store('referral-code', referralCode);
  rememberContractModules(location.search);
  rememberFrameParts(location.search);
  rememberOverview(location.search);
  rememberWebContext(location.search);
  rememberWebsite(location.search);
}
