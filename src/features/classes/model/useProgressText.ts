import { useTranslation } from 'react-i18next'
import type { TaskProgress } from '#contract/classes'

/** How far somebody is with a task, in a few words. */
export function useProgressText(): (progress: TaskProgress, words: number) => string {
  const { t } = useTranslation('classes')
  return ({ state, before, done, right, of }, words) => {
    const result = right === null || of === null ? '' : t('progress.right', { right, of })
    if (state === 'done') return [t(before ? 'progress.before' : 'progress.done'), result].filter(Boolean).join(' · ')
    if (state === 'locked') return t('progress.locked')
    if (done === 0 && result === '') return t('progress.none')
    return [t('progress.part', { done, words }), result].filter(Boolean).join(' · ')
  }
}
