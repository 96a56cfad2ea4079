import { useEffect, useEffectEvent, useState } from 'react'
import type { WordSummary } from '#contract/words'
import { useThrowError } from '#lib/actions'
import { ApiError } from '#lib/api'
import { listSuggestions } from '../api/suggestions.ts'

/** Milliseconds without a keystroke before the server is asked, and before it is asked again after a failure that passes. */
const waits = { rest: 120, again: 1_500 }
const most = 8

/** Words that the text may mean, while it is typed. Without an answer there are none: any word can be looked up all the same. */
export function useSuggestions(text: string): readonly WordSummary[] {
  const asked = text.trim()
  const [found, setFound] = useState<{ asked: string; items: readonly WordSummary[] }>({ asked: '', items: [] })
  const throwError = useThrowError()
  const fail = useEffectEvent((error: unknown) => throwError(error))

  useEffect(() => {
    if (asked === '' || asked.length > 64) return undefined
    const leaving = new AbortController()
    const ask = () => {
      listSuggestions(asked, most, leaving.signal).then(
        ({ items }) => setFound({ asked, items }),
        (error: unknown) => {
          if (leaving.signal.aborted) return
          if (!(error instanceof ApiError)) return fail(error)
          if (error.isPassing) timer = setTimeout(ask, waits.again)
        },
      )
    }
    let timer = setTimeout(ask, waits.rest)
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
