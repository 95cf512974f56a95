/** English by German, for the consents that German studios wrote in German. */
export const englishSamples: Readonly<Record<string, string>> = {
  'Allgemeine Geschäftsbedingungen': 'General terms and conditions',
  'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme ihnen zu.':
    'I have read the general terms and conditions and accept them.',
  'Ja, schickt mir Neuigkeiten und Angebote per E-Mail': 'Yes, email me news and offers',
};
