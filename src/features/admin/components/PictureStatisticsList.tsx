import { useTranslation } from 'react-i18next'
import { PictureOrder, type PictureStatistics } from '#contract/admin'
import { routes } from '#contract/routes'
import { Button, Chip, FormField, SegmentedControl, Stack, Text, Toolbar, WordList, WordRow } from '#design-system'
import { useLanguage } from '#lib/language'
import { useAdminPictures } from '../api/useAdminPictures.ts'
import { useAddressFilter } from '../model/useAddressFilter.ts'
import { usePictureRemarks } from '../model/usePictureRemarks.ts'
import { AdminList } from './AdminList.tsx'

const filters = ['q', 'order'] as const

/** How well learners understand the pictures, the worst first. */
export function PictureStatisticsList() {
  const { t } = useTranslation('admin')
  const { values, query, set } = useAddressFilter(filters)
  const order = PictureOrder.safeParse(values.order).data ?? 'missed'
  const { turn, ...list } = useAdminPictures({ order, q: query.q })
  const page = list.data
  return (
    <Stack spacing={5} measure="cards">
      <Toolbar>
        <FormField
          label={t('words.search')}
          type="search"
          maxLength={64}
          value={values.q}
          onChange={({ target }) => set('q', target.value)}
        />
        <SegmentedControl
          label={t('pictures.order')}
          value={order}
          onChange={(next) => set('order', next === 'missed' ? '' : next)}
          options={PictureOrder.options.map((value) => ({ value, label: t(`pictures.${value}`) }))}
        />
      </Toolbar>
      <AdminList list={list} none={t('pictures.none')}>
        {(pictures) => (
          <WordList aria-label={t('words.views.pictures')}>
            {pictures.map((item) => (
              <Picture key={item.word.id} item={item} />
            ))}
          </WordList>
        )}
      </AdminList>
      {page !== undefined && page.pages > 1 && (
        <Stack direction="row" spacing={3} align="center">
          <Button variant="secondary" disabled={page.page <= 1} onClick={() => turn(page.page - 1)}>
            {t('pictures.before')}
          </Button>
          <Text>{t('pictures.page', { page: page.page, pages: page.pages })}</Text>
          <Button variant="secondary" disabled={page.page >= page.pages} onClick={() => turn(page.page + 1)}>
            {t('pictures.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function Picture({ item }: { item: PictureStatistics }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const remarksOf = usePictureRemarks()
  const { word, reports } = item
  return (
    <WordRow
      headword={word.headword}
      meaning={word.meaning[language]}
      meaningLang={language}
      picture={word.picture === null ? undefined : { src: word.picture, tint: 'leaf' }}
      remark={remarksOf(item).join(' · ')}
      to={routes.adminWord({ id: String(word.id), block: 'picture' })}
      trailing={reports > 0 && <Chip tone="error">{t('pictures.reports', { count: reports })}</Chip>}
    />
  )
}
