import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { RecordScreen } from '#features/recordings'
import { PhonemeSlot } from '../PhonemeSlot.tsx'

/** /record?word=apple&sentence=12-1: says a word or one of its sentences after the model. */
export function Record() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return (
    <RecordScreen
      word={query.get('word')}
      sentence={query.get('sentence')}
      onChoose={(target) => void navigate(routes.record(target), { replace: true })}
      phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
    />
  )
}
