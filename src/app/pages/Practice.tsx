import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PlayFrame } from '#design-system'
import { entryOf, SaveToNote } from '#features/notes'
import { PracticeScreen } from '#features/practice'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /practice?words=fox,dog: a quick quiz of any words, with the whole window to itself. */
export function Practice() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const words = query.get('words') ?? ''
  const request = { words: words.split(',').flatMap((word) => word.trim() || []) }
  const navigate = useNavigate()
  return (
    <PlayFrame>
      <PracticeScreen
        request={request}
        backLabel={t('notFound.home')}
        onBack={() => void navigate(routes.home())}
        home={{ label: t('notFound.home'), to: routes.home() }}
        settingsSlot={playSettings}
        phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
        missedSlot={(missed) => <SaveToNote words={missed.map(entryOf)} />}
      />
    </PlayFrame>
  )
}
