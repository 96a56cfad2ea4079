import type { ProviderHealth } from '#contract/admin-overview'

/** In one word: `failing` when the last call failed, `idle` when there was none lately. */
export function providerState({
  setup,
  last_success_at: success,
  last_failure_at: failure,
}: Pick<ProviderHealth, 'setup' | 'last_success_at' | 'last_failure_at'>) {
  if (setup === 'off') return 'off'
  if (failure !== null && (success === null || failure > success)) return 'failing'
  if (setup === 'demo') return 'demo'
  return success === null ? 'idle' : 'working'
}
