import type { Finding } from '#contract/sentences'

export interface Part {
  readonly text: string
  readonly isMarked: boolean
}

/** The sentence in parts, those marked that a finding is about. What is about the whole marks nothing. */
export function markFindings(sentence: string, findings: readonly Pick<Finding, 'start' | 'end'>[]): Part[] {
  const spans = findings
    .filter(({ start, end }) => start < end && !(start === 0 && end >= sentence.length))
    .toSorted((a, b) => a.start - b.start)
  const parts: Part[] = []
  let at = 0
  for (const { start, end } of spans) {
    if (end <= at) continue
    const from = Math.max(start, at)
    if (from > at) parts.push({ text: sentence.slice(at, from), isMarked: false })
    parts.push({ text: sentence.slice(from, end), isMarked: true })
    at = end
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at), isMarked: false })
  return parts
}
