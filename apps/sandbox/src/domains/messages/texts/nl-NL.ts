import type { MessageTexts } from './types.ts';

/** Texts of a class that was not booked by a standing booking. @param reason a full sentence */
const notBooked = (reason: string) => ({
  subject: 'Niet geboekt: {what}',
  text: `**{what}** bij {studio} is niet voor je geboekt. ${reason}`,
  link: 'Wekelijkse boekingen wijzigen',
});

export const nlNL: MessageTexts = {
  CANCELATION_RECEIVED: {
    subject: 'Opzegging ontvangen: {what}',
    text: '{studio} heeft je opzegging van **{what}** ontvangen. Het contract eindigt op {day}.',
    link: 'Je contracten bekijken',
  },
  CANCELATION_WITHDRAWN: {
    subject: 'Je contract loopt door: {what}',
    text: 'Je opzegging van **{what}** bij {studio} is ingetrokken. Alles loopt door zoals voorheen.',
    link: 'Je contracten bekijken',
  },
  AMENDMENT_ACCEPTED: {
    subject: 'Je wijziging is geaccepteerd',
    text: '{studio} heeft je wijziging geaccepteerd: **{what}**.',
    link: 'Je gegevens bekijken',
  },
  AMENDMENT_REJECTED: {
    subject: 'Je wijziging is niet geaccepteerd',
    text: '{studio} heeft je wijziging niet geaccepteerd: **{what}**. Alles blijft zoals het was. Heb je vragen, neem dan contact op met je studio.',
    link: 'Je gegevens bekijken',
  },
  IDLE_PERIOD_ACCEPTED: {
    subject: 'Je pauze is bevestigd: {what}',
    text: 'De pauze van **{what}** bij {studio} is bevestigd. Eerste dag: {first}. Laatste dag: {last}.',
    link: 'Je pauzes bekijken',
  },
  IDLE_PERIOD_REJECTED: {
    subject: 'Je pauze is niet goedgekeurd: {what}',
    text: '{studio} heeft de pauze van **{what}** niet goedgekeurd (eerste dag: {first}, laatste dag: {last}). Je contract loopt door zoals voorheen. Heb je vragen, neem dan contact op met je studio.',
    link: 'Je pauzes bekijken',
  },
  CONTACT_EMAIL_CHANGED: {
    subject: 'Je e-mailadres is gewijzigd',
    text: '{studio} schrijft je vanaf nu op een ander e-mailadres. Het adres waarmee je inlogt, blijft hetzelfde. Was jij dit niet? Stel dan meteen een nieuw wachtwoord in en neem contact op met je studio.',
    link: 'Je gegevens bekijken',
  },
  PAYMENT_METHOD_CHANGED: {
    subject: 'Nieuwe betaalmethode: {what}',
    text: 'Je lidmaatschap bij {studio} wordt vanaf nu zo betaald: **{what}**. Was jij dit niet? Neem dan contact op met je studio.',
    link: 'Je betaalmethode bekijken',
  },
  MOVED_UP: {
    subject: 'Je hebt een plek: {what}',
    text: 'Er is een plek voor je vrijgekomen: **{what}** bij {studio}, {when}.',
    link: 'Je boekingen bekijken',
  },
  LOYALTY_CONFIRMED: {
    subject: 'Je doet mee: {what}',
    text: '{studio} heeft bevestigd dat je meedoet met **{what}**. Vanaf nu spaar je punten.',
    link: 'Je punten bekijken',
  },
  REWARD_READY: {
    subject: 'Je beloning ligt klaar',
    text: '{studio} heeft een beloning voor je, voor een aanbeveling. Je kunt die nu inwisselen.',
    link: 'Je beloningen bekijken',
  },
  COMPENSATION_ACCEPTED: {
    subject: 'Je compensatie is goedgekeurd',
    text: '{studio} heeft goedgekeurd wat je als compensatie hebt gekozen: **{what}**.',
    link: 'Je compensatie bekijken',
  },
  COMPENSATION_REJECTED: {
    subject: 'Je compensatie is niet goedgekeurd',
    text: '{studio} heeft niet goedgekeurd wat je als compensatie hebt gekozen: **{what}**. Je kunt opnieuw kiezen. Heb je vragen, neem dan contact op met je studio.',
    link: 'Je compensatie bekijken',
  },
  NOT_BOOKED_FULL: notBooked('Alle plekken waren bezet.'),
  NOT_BOOKED_SHARE_TAKEN: notBooked(
    'De plekken voor wekelijkse boekingen waren bezet; andere zijn misschien nog vrij.',
  ),
  NOT_BOOKED_NOT_COVERED: notBooked(
    'Je lidmaatschap of kaart geldt er niet voor, bijvoorbeeld omdat het is afgelopen.',
  ),
  NOT_BOOKED_LIMIT_REACHED: notBooked('Je lidmaatschap of kaart is op voor deze periode.'),
  NOT_BOOKED_MEMBERSHIP_PAUSED: notBooked('Je lidmaatschap is die dag gepauzeerd.'),
  NOT_BOOKED_PAUSED: notBooked('Je hebt de wekelijkse boeking gepauzeerd.'),
  NOT_BOOKED_BLOCKED: notBooked('Je kunt op dit moment niet boeken.'),
  NOT_BOOKED_MOVED: notBooked('De les is meer dan een half uur verplaatst.'),
  NOT_BOOKED_CLASS_CANCELED: notBooked('De studio heeft de les afgezegd.'),
  NOT_BOOKED_OVERLAPPING: notBooked('Je hebt op dat moment een andere boeking.'),
  NOT_BOOKED_NOT_OFFERED: notBooked('De studio biedt geen wekelijkse boekingen meer aan.'),
  BOOKED_EVERY_WEEK: {
    subject: 'Voor je geboekt: {what}',
    text: 'Zoals elke week is je plek geboekt: **{what}** bij {studio}.',
    link: 'Je boekingen bekijken',
  },
  STANDING_BOOKING_ENDED: {
    subject: 'Wekelijkse boeking gestopt: {what}',
    text: 'Je hebt deze les twee keer achter elkaar gemist, het laatst **{what}** bij {studio}. Daarom boeken we deze niet meer elke week voor je. Je kunt dit altijd opnieuw instellen.',
    link: 'Je wekelijkse boekingen bekijken',
  },
  BOOKING_OPEN: {
    subject: 'Nu te boeken: {what}',
    text: 'Je kunt **{what}** bij {studio} nu boeken.',
    link: 'De les bekijken',
  },
};
