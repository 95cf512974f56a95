export type WizardStep = [title: string, content: string, confirm: string, cancel: string];

/**
 * Texts of the account migration wizard. `boxes` contains the placeholders of the two links; `steps` are title,
 * content, confirm and cancel of step1 to step4.
 */
export type MigrationWords = {
  label: string;
  privacyPolicy: string;
  termsAndConditions: string;
  boxes: [read: string, agree: string];
  steps: [WizardStep, WizardStep, WizardStep, WizardStep];
};
