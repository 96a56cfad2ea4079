import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureOrder, type PictureStatistics } from '#contract/admin'
import { routes } from '#contract/routes'
import {
  Button,
  Chip,
  EmptyState,
  ErrorScreen,
  PageHeader,
  SegmentedControl,
  Skeletons,
  Stack,
  Text,
  WordList,
  WordRow,
} from '#design-system'
import { useLanguage } from '#lib/language'
import { useAdminPictures } from '../api/useAdminPictures.ts'

/** /admin/pictures: how well learners understand the pictures, the worst first. */
export function AdminPicturesScreen() {
  const { t } = useTranslation('admin')
  const [order, setOrder] = useState<PictureOrder>('missed')
  const { data, error, mutate, turn } = useAdminPictures(order)
  return (
    <>
      <PageHeader title={t('pictures.title')} lead={t('pictures.lead')} />
      <Stack spacing={5} measure="cards">
        <SegmentedControl
          fullWidth
          label={t('pictures.order')}
          value={order}
          onChange={setOrder}
          options={PictureOrder.options.map((value) => ({ value, label: t(`pictures.${value}`) }))}
        />
        {data ? (
          <>
            {data.items.length === 0 && <EmptyState title={t('pictures.none')} />}
            {data.items.length > 0 && (
              <WordList aria-label={t('pictures.title')}>
                {data.items.map((item) => (
                  <Picture key={item.word.id} item={item} />
                ))}
              </WordList>
            )}
            {data.pages > 1 && (
              <Stack direction="row" spacing={3} align="center">
                <Button variant="secondary" disabled={data.page <= 1} onClick={() => turn(data.page - 1)}>
                  {t('pictures.before')}
                </Button>
                <Text>{t('pictures.page', { page: data.page, pages: data.pages })}</Text>
                <Button variant="secondary" disabled={data.page >= data.pages} onClick={() => turn(data.page + 1)}>
                  {t('pictures.next')}
                </Button>
              </Stack>
            )}
          </>
        ) : error ? (
          <ErrorScreen title={error.message} retryLabel={t('retry')} onRetry={() => void mutate()} />
        ) : (
          <Skeletons shape="list" count={5} label={t('loading')} />
        )}
      </Stack>
    </>
  )
}

function Picture({ item }: { item: PictureStatistics }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { word, asked, right, mistaken, reports } = item
  const remarks = [
    asked === 0 ? t('pictures.never') : t('pictures.asked', { count: asked, share: Math.round((100 * right) / asked) }),
    ...(mistaken ? [t('pictures.mistaken', { count: mistaken.times, word: mistaken.headword })] : []),
  ]
  return (
    <WordRow
      headword={word.headword}
      meaning={word.meaning[language]}
      meaningLang={language}
      picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
      remark={remarks.join(' · ')}
      to={routes.word({ word: word.headword })}
      trailing={reports > 0 && <Chip tone="error">{t('pictures.reports', { count: reports })}</Chip>}
    />
  )
}
