import { useEffect, useState } from 'react'
import type { WordSummary } from '#contract/words'
import { call } from '#lib/api'

/** Milliseconds without a keystroke before the server is asked. */
const rest = 120
const most = 8

/** Words that the text may mean, while it is typed. A failure shows none: any word may be asked for all the same. */
export function useSuggestions(text: string): readonly WordSummary[] {
  const asked = text.trim()
  const [found, setFound] = useState<{ asked: string; items: readonly WordSummary[] }>({ asked: '', items: [] })

  useEffect(() => {
    if (asked === '' || asked.length > 64) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      call('GET /api/words', { query: { q: asked, limit: most } }, { signal: leaving.signal }).then(
        ({ items }) => setFound({ asked, items }),
        () => undefined,
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked])

  if (asked === '') return []
  // Until the answer to one letter more is here, that of the letters before it stands, as far as it fits.
  if (found.asked === asked) return found.items
  const fits = asked.toLowerCase().startsWith(found.asked.toLowerCase()) && found.asked !== ''
  return fits ? found.items.filter(({ headword }) => headword.toLowerCase().startsWith(asked.toLowerCase())) : []
}
