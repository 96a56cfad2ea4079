import { useCallback, useMemo, useState } from 'react'
import { Download, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { brand } from '#contract/brand'
import type { GroveBeds } from '#contract/grove'
import { Button, Dialog, GrovePicture, Stack, SwitchField, useToast } from '#design-system'
import { useAsyncAction } from '#lib/actions'
import { formatNumber } from '#lib/format'
import { useLanguage } from '#lib/language'
import { saveFile } from '#lib/save-file'
import { useUser } from '#lib/session'
import { canShare, shareFile } from '#lib/share-file'
import { toBedPlant } from '../model/beds.ts'

interface SharePictureProps {
  grove: GroveBeds
  onClose: () => void
}

const FILE_NAME = 'my-grove.png'

/** The grove as a picture, drawn on this device and sent nowhere by us. It names nobody unless that is wanted. */
export function SharePicture({ grove, onClose }: SharePictureProps) {
  const { t } = useTranslation('grove')
  const language = useLanguage()
  const toast = useToast()
  const { user, isGuest } = useUser()
  const [isNamed, setNamed] = useState(false)
  const [file, setFile] = useState<File>()
  const plants = useMemo(() => grove.beds.flatMap((bed) => bed.plants.map(toBedPlant)), [grove])
  // Stable: the picture is drawn again when it changes.
  const keep = useCallback((picture: Blob) => setFile(new File([picture], FILE_NAME, { type: picture.type })), [])
  const name = user && !isGuest ? (user.nickname ?? user.username) : undefined
  const title = isNamed && name !== undefined ? t('share.named', { name }) : t('page.title')
  const { words, in_fruit: inFruit } = grove.summary
  const saved = () => toast({ text: t('share.saved') })
  const { run: share, pending } = useAsyncAction(async () => {
    if (file && (await shareFile(file, title)) === 'saved') saved()
  })
  const save = () => {
    if (!file) return
    saveFile(file.name, file)
    saved()
  }
  const isShareable = file !== undefined && canShare(file)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title')}
      closeLabel={t('sheet.close')}
      actions={
        <>
          <Button
            variant={isShareable ? 'secondary' : 'primary'}
            startIcon={<Download />}
            disabled={!file}
            onClick={save}
          >
            {t('share.save')}
          </Button>
          {isShareable && (
            <Button
              startIcon={<Share2 />}
              loading={pending}
              loadingLabel={t('share.sharing')}
              onClick={() => void share()}
            >
              {t('share.share')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={4}>
        <GrovePicture
          plants={plants}
          title={title}
          figure={formatNumber(words, language)}
          caption={t(inFruit > 0 ? 'share.withFruit' : 'share.words', {
            count: words,
            fruit: formatNumber(inFruit, language),
          })}
          brand={brand.both}
          label={t('share.label', { count: words })}
          onDrawn={keep}
        />
        {name !== undefined && <SwitchField label={t('share.withName')} checked={isNamed} onChange={setNamed} />}
      </Stack>
    </Dialog>
  )
}
