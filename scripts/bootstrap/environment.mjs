/**
 * Tools of this house that would report usage or look for updates over the network unless told not
 * to. turbo.json passes these names on to tasks (globalPassThroughEnv).
 */
const silence = {
  DO_NOT_TRACK: '1',
  PACT_DO_NOT_TRACK: 'true',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  SCARF_ANALYTICS: 'false',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};

/**
 * The environment every command runs in: the caller's, with telemetry and update checks off.
 * @param {NodeJS.ProcessEnv} env the caller's environment; not changed
 * @returns {NodeJS.ProcessEnv}
 */
export function quietEnvironment(env) {
  return { ...env, ...silence };
}
