import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, PageHeader, Stack } from '#design-system'
import { SignInFirst } from '#features/practice'
import { useUser } from '#lib/session'
import { AddText } from './AddText.tsx'
import { GradedTexts } from './GradedTexts.tsx'
import { Library } from './Library.tsx'

/** /reader: the learner's own texts. */
export function ReaderScreen() {
  const { t } = useTranslation('reader')
  const { isGuest } = useUser()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          !isGuest && (
            <Button startIcon={<Plus />} onClick={() => setAdding(true)}>
              {t('add.open')}
            </Button>
          )
        }
      />
      {isGuest ? (
        <SignInFirst>{t('locked')}</SignInFirst>
      ) : (
        <Stack spacing={10}>
          <Library cursor={null} />
          <GradedTexts />
        </Stack>
      )}
      {isAdding && <AddText onClose={() => setAdding(false)} />}
    </>
  )
}
