import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type { ComponentProps, ComponentType } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { messageText } from '#contract/messages'
import { routes } from '#contract/routes'
import { useToast } from '#design-system'
import { RecordScreen } from '#features/recordings'
import { useLanguage } from '#lib/language'
import { loadTexts } from '../i18n.ts'
import { arriving } from '../load.ts'
import type { PhonemeHelp as PhonemeDialog } from '../PhonemeHelp.tsx'

/** Texts of all phonemes are wanted by who presses one only. When they do not arrive, a press says so. */
const PhonemeHelp = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof PhonemeDialog>> }> => {
  try {
    const [part] = await Promise.all([arriving(import('../PhonemeHelp.tsx')), loadTexts(['phonemes'])])
    return { default: part.PhonemeHelp }
  } catch (error) {
    console.warn('The help for phonemes did not arrive', error)
    return { default: MissingHelp }
  }
})

/** /record?word=apple&sentence=12-1: says a word or one of its sentences after the model. */
export function Record() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <RecordScreen
      word={query.get('word')}
      sentence={query.get('sentence')}
      onChoose={(target) => void navigate(routes.record(target), { replace: true })}
      phonemeSlot={(phoneme, onClose) => (
        <Suspense fallback={null}>
          <PhonemeHelp {...phoneme} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}

function MissingHelp({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const language = useLanguage()
  const close = useEffectEvent(() => {
    toast({ text: messageText('network_error', language), tone: 'error' })
    onClose()
  })
  useEffect(() => close(), [])
  return null
}
