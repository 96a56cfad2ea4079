import { useTranslation } from 'react-i18next'
import type { NoteDifference, RestorePoint } from '#contract/restore-points'

interface PointSummaryProps {
  point: RestorePoint
  /** The point stands for a version of one note, whose name is above the list. */
  ofNote: boolean
}

/** What a point holds that is not so now, one line each. */
export function PointSummary({ point, ofNote }: PointSummaryProps) {
  const { t } = useTranslation('restore')
  const { kind, differences, different, others, words } = point
  const more = different - differences.length
  const lines = [
    ...(kind === 'before_restore' ? [t('beforeRestore')] : []),
    ...(ofNote ? [t('words', { count: words })] : []),
    ...differences.map((each) => (ofNote ? t(wordsOf(each), { count: countOf(each) }) : lineOf(each))),
    ...(more > 0 ? [t('moreNotes', { count: more })] : []),
    ...(others.length > 0 ? [t('others', { what: others.map((each) => t(`other.${each}`)).join(t('comma')) })] : []),
  ]
  function lineOf(each: NoteDifference) {
    return t('noteLine', { name: each.title, what: t(wordsOf(each), { count: countOf(each) }) })
  }
  const isSame = different === 0 && others.length === 0
  return (
    <>
      {[...lines, ...(isSame ? [t('same')] : [])].map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </>
  )
}

const countOf = ({ words, words_now: now }: NoteDifference) => Math.abs(words - now)

const wordsOf = ({ kind, words, words_now: now }: NoteDifference) =>
  kind === 'deleted' ? 'deleted' : words > now ? 'moreWords' : words < now ? 'fewerWords' : 'otherContent'
