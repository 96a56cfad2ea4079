import { Card, Stack } from '#design-system'
import { OnceKnown } from './ForAccount.tsx'
import { GoalsCard } from './GoalsCard.tsx'
import { LearningCard } from './LearningCard.tsx'
import { MeaningsField } from './MeaningsField.tsx'

/** /settings/learning: the language of meanings, which guests choose too, what one learns for, and how much. */
export function LearningSettings() {
  return (
    <OnceKnown>
      {(user) => (
        <>
          <Card>
            <Stack spacing={6}>
              <MeaningsField user={user} />
            </Stack>
          </Card>
          {user.role !== 'guest' && (
            <>
              <LearningCard user={user} />
              <GoalsCard user={user} />
            </>
          )}
        </>
      )}
    </OnceKnown>
  )
}
