import { listSamples, type Treatment } from '../../platform/bank/samples.ts';
import { studiosAbroad } from '../../seed/abroad.ts';
import { sampleAccounts, samplePassword } from '../../seed/accounts.ts';
import {
  samplePaymentMethodToken,
  sampleRequests,
  sampleSelfServiceToken,
} from '../../seed/customerAccounts.ts';
import { sampleFinder, sampleTenants } from '../../seed/brands.ts';
import { sampleInvitations, sampleMembers } from '../../seed/members.ts';
import { sampleStudios } from '../../seed/studios.ts';
import type { Options } from './options.ts';
import { studioUuid } from '../../domains/studios/rules.ts';

const cards = {
  PAYS: 'pays',
  REFUSED: 'refused by the bank',
  DECLINED_AT_CHARGE: 'declined when charged',
  CHALLENGES_EACH_TIME: 'asks at each payment',
  EXPIRED: 'has expired',
  CONFIRMS_LATE: 'is confirmed 20 seconds later',
  NEVER_CONFIRMS: 'is never confirmed',
  RETURNED_LATER: 'comes back',
} satisfies Record<Treatment, string>;

/** Prints the addresses and sample logins. */
export function announce(port: string, { dataDir, databaseUrl, clock, ...mails }: Options): void {
  const origin = `http://localhost:${port}`;
  const lines = [
    '',
    'Studio Portal is running.',
    '',
    ...sampleTenants.flatMap(({ name, publicName }) => [
      `  ${publicName.padEnd(20)} ${origin}/studios/${name}`,
      ...[...sampleStudios, ...studiosAbroad]
        .filter(({ tenant }) => tenant === name)
        .map((studio) => `    ${studio.name.padEnd(18)} ${origin}/studio/${studioUuid(studio)}`),
    ]),
    `  ${'All of them'.padEnd(20)} ${origin}/?s=${sampleFinder}`,
    '',
    `  Log in with the password ${samplePassword} as`,
    ...sampleAccounts.map(({ email, state }) => `    ${email.padEnd(30)} ${state}`),
    '',
    '  Register by invitation',
    ...openInvitations(origin),
    '',
    '  Connect a studio as',
    ...sampleMembers.map(
      ({ customerNumber, dateOfBirth, firstname, lastname }) =>
        `    ${customerNumber}   born on ${dateOfBirth}, ${firstname} ${lastname}`,
    ),
    '',
    '  Links of a studio to somebody who is not logged in',
    ...sampleLinks(origin),
    '',
    '  Pay with the card',
    ...listSamples('CREDIT_CARD').map(({ shown, does }) => `    ${shown}   ${cards[does]}`),
    '',
    `  ${whereMailsAre(origin, mails)}`,
    `  Reference: ${origin}/docs`,
    ...(clock === null ? [] : [`  Its clock runs on from ${clock.toISOString()} (CLOCK).`]),
    `  Data: ${databaseUrl === null ? (dataDir ?? 'in memory') : 'the database of DATABASE_URL'}. Stop with Ctrl-C.`,
    '',
  ];
  console.log(lines.join('\n'));
}

function whereMailsAre(
  origin: string,
  { smtpUrl, outbox }: Pick<Options, 'smtpUrl' | 'outbox'>,
): string {
  if (smtpUrl !== null) return 'Mails go to the server of SMTP_URL.';
  return outbox
    ? `Mails: ${origin}/outbox, the studio’s desk: ${origin}/desk, your own brand: ${origin}/brand-preview`
    : 'Mails wait in the database until SMTP_URL names a mail server; --outbox shows them instead.';
}

/** Lists portal pages for open sample invitations. */
function openInvitations(origin: string): string[] {
  const studio = sampleStudios.find(({ tenant }) => tenant === 'northside');
  return sampleInvitations.flatMap(({ uuid, used }) =>
    used || !studio ? [] : [`    ${origin}/studio/${studioUuid(studio)}/login-register/${uuid}`],
  );
}

/** Lists portal pages that a studio sends as a link. */
function sampleLinks(origin: string): string[] {
  return [
    ...sampleRequests.map(
      ({ uuid, label }) => `    ${origin}/payment?paymentRequestId=${uuid}   ${label}`,
    ),
    `    ${origin}/payment-method-configuration?token=${samplePaymentMethodToken}`,
    `    ${origin}/self-service?token=${sampleSelfServiceToken}`,
  ];
}
