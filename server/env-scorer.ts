/** Settings of a service that scores recordings. */

/** A service with the interface of Azure's pronunciation assessment. */
export interface ScorerSettings {
  /** Without a slash at the end. */
  readonly url: string
  readonly key: string
  /** The accent that it expects. */
  readonly language: 'en-US' | 'en-GB'
}

interface Values {
  readonly SCORER_URL?: string | undefined
  readonly SCORER_KEY?: string | undefined
  readonly SCORER_LANGUAGE: 'en-US' | 'en-GB'
}

/** Returns null without settings, and the fault where one of two is missing. */
export function scorerOf({
  SCORER_URL: url,
  SCORER_KEY: key,
  SCORER_LANGUAGE: language,
}: Values): ScorerSettings | { readonly fault: string } | null {
  if (!url && !key) return null
  if (!url) return { fault: 'SCORER_KEY needs SCORER_URL, the address of the service.' }
  if (!key) return { fault: 'SCORER_URL needs SCORER_KEY, the key of that service.' }
  return { url: url.replace(/\/+$/, ''), key, language }
}
