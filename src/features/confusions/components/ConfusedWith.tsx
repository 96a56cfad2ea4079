import { Shuffle } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '#contract/routes'
import { Text, TextLink } from '#design-system'
import { useConfusionsOf } from '../api/useConfusions.ts'
import { drillAddress } from '../model/drill-of.ts'

const MOST_NAMED = 3

/** With which words the learner confuses a word, each leading to the drill of the two. Nothing where there are none, or all are held apart. */
export function ConfusedWith({ wordId }: { wordId: number }) {
  const { t } = useTranslation('confusions')
  const { data } = useConfusionsOf(wordId)
  const open = data?.pairs.filter(({ held }) => !held).slice(0, MOST_NAMED) ?? []
  if (open.length === 0) return null
  return (
    <Text variant="body2" component="div" startIcon={<Shuffle size={16} aria-hidden />}>
      <span>
        {t('with')}
        {open.map((pair, index) => {
          const other = pair.words.find(({ id }) => id !== wordId)
          return (
            other && (
              <Fragment key={other.id}>
                {index > 0 && t('comma')}
                <TextLink to={drillAddress(pair)}>
                  <span lang="en">{other.headword}</span>
                </TextLink>
              </Fragment>
            )
          )
        })}
        {t('withEnd')}
        <TextLink to={routes.review({ tab: 'confused' })}>{t('all')}</TextLink>
      </span>
    </Text>
  )
}
