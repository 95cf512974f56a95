/** Trainers of the sample brands. Their names read like names and are made of words for "sample". */
import type { TenantName } from './brands.ts';

type Name = readonly [firstname: string, lastname: string];

const names: Record<TenantName, readonly Name[]> = {
  northside: [
    ['Mika', 'Muster'],
    ['Jule', 'Beispiel'],
    ['Noah', 'Probe'],
    ['Ida', 'Vorlage'],
    ['Emil', 'Entwurf'],
  ],
  volt: [
    ['Alex', 'Sample'],
    ['Riley', 'Example'],
    ['Jordan', 'Specimen'],
    ['Casey', 'Template'],
    ['Quinn', 'Placeholder'],
  ],
  arcade: [
    ['Gaia', 'Esempio'],
    ['Elio', 'Prova'],
    ['Tea', 'Modello'],
    ['Nico', 'Bozza'],
    ['Mia', 'Fittizia'],
  ],
};

/** Returns the trainers of a brand. */
export const sampleTrainers = (tenant: TenantName) =>
  names[tenant].map(([firstname, lastname]) => ({
    firstname,
    lastname,
    displayedName: `${firstname} ${lastname}`,
  }));
