import { useTranslation } from 'react-i18next'
import { Box, Chip, SelectField, Stack } from '#design-system'
import { filters, sorts } from '../model/rows.ts'
import type { Filter, Sort } from '../model/rows.ts'

interface ListToolsProps {
  sort: Sort
  filter: Filter
  onSort: (sort: Sort) => void
  onFilter: (filter: Filter) => void
}

/** In which order the words stand, and which kinds of them. */
export function ListTools({ sort, filter, onSort, onFilter }: ListToolsProps) {
  const { t } = useTranslation('notes')
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'flex-end' } }}>
      <Box sx={{ minWidth: '11rem' }}>
        <SelectField
          label={t('sort.label')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ target }) => onSort(sorts.find((value) => value === target.value) ?? 'order')}
        />
      </Box>
      <Box role="group" aria-label={t('filter.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pb: 0.5 }}>
        {filters.map((value) => (
          <Chip key={value} selected={filter === value} onPress={() => onFilter(value)}>
            {t(`filter.${value}`)}
          </Chip>
        ))}
      </Box>
    </Stack>
  )
}
