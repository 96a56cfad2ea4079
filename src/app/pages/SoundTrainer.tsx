import { useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '#contract/routes'
import { PlayFrame } from '#design-system'
import { TrainerScreen } from '#features/sounds'
import { explainSlot } from '../explain-slot.tsx'

/** /sounds/train?contrast=TH%20S&skill=say: a round of minimal pairs, with the whole window to itself. */
export function SoundTrainer() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const contrast = query.get('contrast')
  const skill = query.get('skill') === 'say' ? 'say' : 'hear'
  return (
    <PlayFrame>
      <TrainerScreen
        key={`${skill} ${contrast}`}
        contrast={contrast}
        skill={skill}
        explainSlot={explainSlot}
        onSkill={(next) =>
          void navigate(
            routes.soundTrainer({ ...(contrast !== null && { contrast }), ...(next === 'say' && { skill: next }) }),
            { replace: true },
          )
        }
        onBack={() => void navigate(routes.sounds())}
      />
    </PlayFrame>
  )
}
