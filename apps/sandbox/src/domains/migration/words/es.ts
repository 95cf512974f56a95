import type { MigrationWords } from './types.ts';

export const es: MigrationWords = {
  label: 'Sobre tu cuenta',
  privacyPolicy: 'política de privacidad',
  termsAndConditions: 'condiciones generales',
  boxes: [
    'He leído la {privacyPolicy} y las {termsAndConditions} del grupo.',
    'Acepto la {privacyPolicy} y las {termsAndConditions}.',
  ],
  steps: [
    [
      'Tu cuenta se traslada con tu centro',
      'Tu centro pertenece ahora a un grupo que tiene sus propias cuentas. Traslada la tuya en dos pasos; tus reservas y tu contraseña no cambian.',
      'Continuar',
      'Ahora no',
    ],
    [
      'Aceptar y trasladar',
      'En cuanto aceptes, tu cuenta se traslada. Tu sesión sigue abierta.',
      'Trasladar mi cuenta',
      'Atrás',
    ],
    [
      '¿Seguro que no quieres trasladarla?',
      'Entonces tu cuenta se queda donde está. Lo que el grupo ofrezca a partir de ahora necesitará una cuenta trasladada.',
      'Trasladar de todos modos',
      'No trasladar',
    ],
    [
      'Tu cuenta se queda donde está',
      'Puedes cambiar de opinión cuando quieras: preguntamos una vez al día como máximo.',
      'Trasladar ahora',
      'Cerrar',
    ],
  ],
};
