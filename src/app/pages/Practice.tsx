import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PRACTICE_WORDS } from '#contract/sizes'
import { PlayFrame } from '#design-system'
import { entryOf, SaveToNote } from '#features/notes'
import { PracticeScreen } from '#features/practice'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { explainSlot } from '../explain-slot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /practice?words=fox,dog: a quick quiz of any words, with the whole window to itself; `ids` are words that are asked even if they are known. */
export function Practice() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const words = query.get('words') ?? ''
  const ids = (query.get('ids') ?? '').split(',').flatMap((id) => (/^-?\d{1,9}$/.test(id) ? Number(id) : []))
  const request =
    ids.length > 0
      ? { word_ids: ids.slice(0, PRACTICE_WORDS), with_known: true }
      : { words: words.split(',').flatMap((word) => word.trim() || []) }
  const navigate = useNavigate()
  return (
    <PlayFrame>
      <PracticeScreen
        request={request}
        backLabel={t('notFound.home')}
        onBack={() => void navigate(routes.home())}
        home={{ label: t('notFound.home'), to: routes.home() }}
        settingsSlot={playSettings}
        explainSlot={explainSlot}
        phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
        missedSlot={(missed) => <SaveToNote words={missed.map(entryOf)} />}
      />
    </PlayFrame>
  )
}
