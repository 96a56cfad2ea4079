import { useNavigate, useParams } from 'react-router-dom'
import { PlayFrame } from '#design-system'
import { LessonScreen } from '#features/courses'
import { PhonemeSlot } from '../PhonemeSlot.tsx'
import { explainSlot } from '../explain-slot.tsx'
import { playSettings } from '../play-settings.tsx'

/** /lesson/{course}/{number}: a lesson, with the whole window to itself. */
export function Lesson() {
  const { course = '', number = '' } = useParams()
  const navigate = useNavigate()
  return (
    <PlayFrame>
      <LessonScreen
        key={`${course}/${number}`}
        course={course}
        number={Number(number)}
        settingsSlot={playSettings}
        explainSlot={explainSlot}
        phonemeSlot={(phoneme, onClose) => <PhonemeSlot {...phoneme} onClose={onClose} />}
        go={(address) => void navigate(address)}
      />
    </PlayFrame>
  )
}
